interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A click that means "go there now": not a new tab, a new window or a download. */
export function isPlainClick({
  altKey,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
}: ClickLike): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
