/** Said aloud when its words change, politely; not seen. */
export function GroupNotice({ children }: Readonly<{ children: string }>) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
