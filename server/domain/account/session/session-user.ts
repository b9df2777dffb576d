/** The caller of a bearer route. */
export interface SessionUser {
  readonly id: number;
  readonly uuid: string;
  readonly role: string;
  readonly tokenId: number;
}
