import type {
  ActionCreatorWithoutPayload,
  ActionCreatorWithPayload,
  PayloadAction,
} from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';

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
 * Toolkit's createSlice in its types, without its run time: cases return the next state themselves. That keeps Toolkit,
 * Immer and reselect (6 kB) out of every first load (docs/adr/0003).
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
    const create = (payload?: unknown) => ({ type, payload });
    Object.assign(actions, { [key]: Object.assign(create, { type }) });
  }
  function reducer(state: S = slice.initialState, action: UnknownAction): S {
    const handle = cases.get(action.type) as
      ((state: S, action: UnknownAction) => S) | undefined;
    return handle ? handle(state, action) : state;
  }
  return { actions, reducer };
}
