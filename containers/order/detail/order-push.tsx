import { useState } from 'react';
import { PushCard } from '@/components/push/push-card/push-card';
import { usePush } from '@/hooks/push/use-push';

/** "Tell me when it arrives", where this device could be told and is not; after the press what came of it stays. */
export function OrderPush({ isPickup }: Readonly<{ isPickup: boolean }>) {
  const { isBusy, problem, state, turnOn } = usePush();
  const [wasPressed, setPressed] = useState(false);
  if (state === null || (state !== 'off' && !wasPressed)) return null;
  return (
    <PushCard
      isPickup={isPickup}
      state={state}
      problem={problem}
      isBusy={isBusy}
      onPress={() => {
        setPressed(true);
        void turnOn();
      }}
    />
  );
}
