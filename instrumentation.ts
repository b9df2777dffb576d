/** Next calls this once per server process, before the first request is answered. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // Another backend has its own database.
  if (process.env.NEXT_PUBLIC_API_URL) return;
  const { boot } = await import('./server/boot');
  await boot();
}
