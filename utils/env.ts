/** What the browser may know of the configuration; inlined at build. */
export const publicEnv = {
  /** Another backend that speaks the contract; empty: the embedded one. */
  apiUrl: (process.env.NEXT_PUBLIC_API_URL ?? '').replace(/\/$/, ''),
  siteUrl: (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, ''),
} as const;
