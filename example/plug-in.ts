import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { forCaller } from '@/server/bounds/fair-queue';
import type { ExamplePlugIn } from '@/server/example/port';
import { startChatAgent } from './agent/chat-agent';
import { demoDesk } from './agent/demo-desk';
import { cityGeocoder } from './city/gazetteer/city-geocoder';
import { cityDrawing } from './city/map/city-drawing';
import { EXAMPLE_LOCATION } from './city/map/example-place';
import { provideDemoCoupons } from './city/seed/demo-coupons';
import { sandbox } from './payments/sandbox';
import { drawnPicture } from './pictures/drawn-picture';
import { demoDispatch } from './simulator/demo-dispatch';
import { startSimulator } from './simulator/simulator';

/** The example as server/compose.ts connects it. */
export const example: ExamplePlugIn | null = {
  location: EXAMPLE_LOCATION,
  city: { geocoder: cityGeocoder, map: cityDrawing },
  pictures: {
    folder: join(process.cwd(), 'example', 'pictures', 'images'),
    drawn: drawnPicture,
  },
  desk: demoDesk,
  dispatch: demoDispatch,
  async seed(db, options) {
    const { seedCity } = await import('./city/seed/seed-city');
    return seedCity(db, options);
  },
  async empty(db) {
    const { SEEDED } = await import('./city/seed/rows');
    const names = sql.join(Object.values(SEEDED), sql`, `);
    await db.execute(sql`truncate ${names} restart identity cascade`);
  },
  complete: provideDemoCoupons,
  sandbox,
  start(process) {
    void forCaller({ kind: 'vital', client: 'simulator' }, () =>
      startSimulator(process),
    );
    forCaller({ kind: 'account', client: 'chat-agent' }, () =>
      startChatAgent(process),
    );
  },
};
