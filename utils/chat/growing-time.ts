/** A clock that never says the same moment twice, so that what is written in one go keeps its order. */
export function growingTime(): () => number {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return last;
  };
}
