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

interface ClickEvent extends ClickLike {
  readonly preventDefault: () => void;
}

/** For a link whose page can stand in a dialog here: `onIntent` when it is about to be pressed, `onOpen` instead of going there. */
export function opensHere(onOpen: () => void, onIntent: () => void) {
  return {
    'aria-haspopup': 'dialog',
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick: (event: ClickEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen();
    },
  } as const;
}
