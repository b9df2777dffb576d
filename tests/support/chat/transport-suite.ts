import { MESSAGES_PAGE } from '@/utils/chat/chat';
import {
  confirmed,
  listen,
  message,
  reasonOf,
  said,
  same,
  type TransportCase,
  type TransportWorld,
  unread,
  until,
} from './transport-world';

export type { TransportWorld } from './transport-world';

/** Ann's room with support, followed. */
async function support(world: TransportWorld) {
  const ann = await world.connect('ann');
  const id = await ann.openRoom({ role: 'admin' });
  return { ann, id, heard: listen(ann, id) };
}

const rules: Record<string, TransportCase['run']> = {
  'a room with support is made once, and is in the list': async (world) => {
    const { ann, heard, id } = await support(world);
    same(await ann.openRoom({ role: 'admin' }), id, 'the room');
    await until(() => heard.rooms.some((room) => room.id === id), 'the list');
    const room = heard.rooms.find((each) => each.id === id);
    same([room?.role, room?.roleId], ['admin', 'admin'], 'its other side');
    ann.close();
  },
  'what is written is in the list, under its client id': async (world) => {
    const { ann, heard, id } = await support(world);
    const hello = message(`<b>Hello</b> سلام 👋`);
    await ann.send(id, hello);
    const find = () =>
      confirmed(heard).find((one) => one.id === hello.clientId);
    await until(() => find() !== undefined, 'the message');
    const found = find();
    same(found?.content, hello.content, 'its text');
    same([found?.fromMe, found?.chatId], [true, id], 'whose it is');
    same(Number.isNaN(Date.parse(found?.createdAt ?? '')), false, 'its date');
    ann.close();
  },
  'a retry makes no second message': async (world) => {
    const { ann, heard, id } = await support(world);
    const once = message('only once');
    await Promise.all([ann.send(id, once), ann.send(id, once)]);
    await ann.send(id, once);
    await ann.send(id, message('and then'));
    await until(() => said(heard).includes('and then'), 'the one after it');
    const count = said(heard).filter((text) => text === 'only once').length;
    same(count, 1, 'how often it is there');
    ann.close();
  },
  'messages stand in the order they were written': async (world) => {
    const { ann, heard, id } = await support(world);
    const texts = Array.from({ length: 6 }, (_, index) => `in order ${index}`);
    for (const text of texts) await ann.send(id, message(text));
    await until(() => said(heard).includes(texts.at(-1) ?? ''), 'the last one');
    same(said(heard).slice(-6), texts, 'the order');
    ann.close();
  },
  'the newest page comes first, older ones when they are asked for': async (
    world,
  ) => {
    const { ann, id } = await support(world);
    for (let count = 0; count < MESSAGES_PAGE + 3; count += 1)
      await ann.send(id, message(`long ${count}`));
    const other = await world.connect('ann');
    const heard = listen(other, id);
    await until(() => said(heard).length > 0, 'the first page');
    same(said(heard).length, MESSAGES_PAGE, 'the first page');
    same(said(heard).at(-1), `long ${MESSAGES_PAGE + 2}`, 'its last message');
    same(heard.list.hasOlder, true, 'that there are older ones');
    while (heard.list.hasOlder) await heard.loadOlder();
    same(said(heard).includes('long 0'), true, 'the oldest one');
    ann.close();
    other.close();
  },
  'what the other side says is heard, counted and read': async (world) => {
    const { ann, heard, id } = await support(world);
    await until(() => unread(heard, id) !== undefined, 'the list of rooms');
    await world.answer(id, 'How can I help?');
    await until(() => said(heard).includes('How can I help?'), 'the answer');
    await until(() => (unread(heard, id) ?? 0) > 0, 'that it is unread');
    const last = confirmed(heard).at(-1);
    same(last?.fromMe, false, 'whose it is');
    await ann.markRead(id, last?.position ?? 0);
    await until(() => unread(heard, id) === 0, 'that it is read');
    ann.close();
  },
  'a picture is shown with its size, and somebody else’s is refused': async (
    world,
  ) => {
    const { ann, heard, id } = await support(world);
    const shown = { ...message(''), img: await world.picture('ann') };
    await ann.send(id, shown);
    const find = () =>
      confirmed(heard).find((one) => one.id === shown.clientId);
    await until(() => !!find()?.picture, 'the picture');
    const picture = find()?.picture;
    same([picture?.width, picture?.height], [60, 30], 'its size');
    same(picture?.url.startsWith('/storage/'), true, 'where it is read');
    await ann.send(id, shown);
    const theirs = { ...message('mine'), img: await world.picture('bob') };
    same(await reasonOf(ann.send(id, theirs)), 'refused', 'of somebody else');
    await ann.send(id, message('after the picture'));
    await until(
      () => said(heard).includes('after the picture'),
      'the next one',
    );
    same(
      said(heard).includes('mine'),
      false,
      'the message of what was refused',
    );
    ann.close();
  },
  'every message has its own moment, oldest first, as a date': async (
    world,
  ) => {
    const { ann, heard, id } = await support(world);
    for (const text of ['dated 1', 'dated 2', 'dated 3'])
      await ann.send(id, message(text));
    await until(() => said(heard).includes('dated 3'), 'the last one');
    const dates = confirmed(heard).map(({ createdAt }) => createdAt);
    const isDate = (text: string) => new Date(text).toISOString() === text;
    same(dates.every(isDate), true, `that these are dates: ${dates.join()}`);
    same(dates.toSorted(), dates, 'their order');
    ann.close();
  },
  'the same person hears it on another device': async (world) => {
    const { ann, id } = await support(world);
    const phone = await world.connect('ann');
    const heard = listen(phone, id);
    await ann.send(id, message('from the desk'));
    await until(() => said(heard).includes('from the desk'), 'the message');
    ann.close();
    phone.close();
  },
  'nobody else reads the room, writes in it or hides it': async (world) => {
    const { ann, heard, id } = await support(world);
    await ann.send(id, message('between us'));
    const bob = await world.connect('bob');
    const overheard = listen(bob, id);
    same(await reasonOf(bob.send(id, message('me too'))), 'refused', 'writing');
    same(await reasonOf(bob.hide(id)), 'refused', 'hiding');
    await until(() => overheard.errors > 0, 'that reading is refused');
    same(overheard.list.messages, [], 'what was read');
    same(overheard.rooms, [], 'rooms of others');
    await ann.send(id, message('still here'));
    await until(() => said(heard).includes('still here'), 'the next one');
    same(said(heard).includes('me too'), false, 'what bob wrote');
    ann.close();
    bob.close();
  },
  'a hidden room is gone until something is said in it': async (world) => {
    const { ann, heard, id } = await support(world);
    await ann.send(id, message('to be hidden'));
    await until(() => unread(heard, id) !== undefined, 'the room');
    await ann.hide(id);
    await until(() => unread(heard, id) === undefined, 'that it is gone');
    await world.answer(id, 'One more thing');
    await until(() => unread(heard, id) !== undefined, 'that it is back');
    ann.close();
  },
  'what could not be written is written once, when it goes again': async (
    world,
  ) => {
    const { ann, heard, id } = await support(world);
    await until(() => unread(heard, id) !== undefined, 'the list of rooms');
    await world.cut(true);
    const late = message('through the tunnel');
    // either it says that there is no network, or it waits for it
    const first = ann.send(id, late).catch(() => undefined);
    await world.cut(false);
    await ann.send(id, late);
    await first;
    await ann.send(id, message('and out'));
    await until(() => said(heard).includes('and out'), 'the one after it');
    const texts = said(heard).filter((text) => text === late.content);
    same(texts.length, 1, 'how often it is there');
    ann.close();
  },
};

/** What every ChatTransport keeps; each case makes what it needs, they may run in any order. */
export const transportCases: readonly TransportCase[] = Object.entries(
  rules,
).map(([name, run]) => ({ name, run }));
