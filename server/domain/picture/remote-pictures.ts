/** Fetches pictures from other sites. */
export interface RemotePictures {
  /**
   * The bytes of a public address, as they come. Throws bad_request for an address that is not public, does not answer
   * in time, answers with no file, or with one that is too large.
   */
  fetch(url: string): Promise<Uint8Array>;
}
