import {
  createAction,
  type ActionCreatorWithoutPayload,
  type ActionCreatorWithPayload,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

type CaseReducer<S> =
  | (() => S)
  | ((state: S) => S)
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each case has a payload of its own
  | ((state: S, action: PayloadAction<any>) => S);

type ActionOf<R> = R extends (
  state: never,
  action: PayloadAction<infer P>,
) => unknown
  ? unknown extends P
    ? ActionCreatorWithoutPayload
    : ActionCreatorWithPayload<P>
  : ActionCreatorWithoutPayload;

/**
 * Toolkit's createSlice without Immer: cases return the next state themselves. That keeps Immer and reselect (4 kB)
 * out of every first load (docs/adr/0003).
 */
export function createPlainSlice<
  S,
  R extends Record<string, CaseReducer<S>>,
>(slice: { name: string; initialState: S; reducers: R }) {
  const cases = new Map<string, CaseReducer<S>>();
  const actions = {} as { [K in keyof R]: ActionOf<R[K]> };
  for (const [key, handle] of Object.entries(slice.reducers)) {
    const type = `${slice.name}/${key}`;
    cases.set(type, handle);
    Object.assign(actions, { [key]: createAction(type) });
  }
  function reducer(state: S = slice.initialState, action: UnknownAction): S {
    const handle = cases.get(action.type) as
      ((state: S, action: UnknownAction) => S) | undefined;
    return handle ? handle(state, action) : state;
  }
  return { actions, reducer };
}
