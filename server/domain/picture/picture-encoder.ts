export type PictureShape = 'portrait' | 'whole';

/** Makes files of our own of the pictures that people send in. */
export interface PictureEncoder {
  /**
   * The picture decoded and encoded anew: upright, at most so large, without metadata; a portrait is its square
   * middle. Null: these bytes are no picture that is taken. Throws bad_request for one of more than 25
   * megapixels, before it is decoded, and unavailable (503) when too many wait.
   */
  encode(bytes: Uint8Array, shape?: PictureShape): Promise<Uint8Array | null>;
  /** How large a picture of our own is, in pixels; null: these bytes are none. */
  measure(
    bytes: Uint8Array,
  ): Promise<{ readonly width: number; readonly height: number } | null>;
}
