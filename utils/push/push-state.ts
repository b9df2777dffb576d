/** What a device's push messages are: `blocked` by the person's own answer, `install` on an iPhone that has not the app. */
export type PushState = 'blocked' | 'install' | 'off' | 'on' | 'unsupported';

/** Why a press came to nothing: the question was closed, or the device could not be registered. */
export type PushProblem = 'dismissed' | 'failed' | null;
