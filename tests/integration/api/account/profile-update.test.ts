import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { uploads } from '@/server/db/schema/uploads';
import { users } from '@/server/db/schema/account/users';
import { api, it } from '@/tests/support/api/api-test';
import { createFilledCart, orderBody } from '@/tests/support/factories/cart';
import { placeOrder } from '@/tests/support/factories/order';
import {
  createSignedInUser,
  TEST_PASSWORD,
} from '@/tests/support/factories/user';
import { photo as plain, upload } from '@/tests/support/factories/upload';

const UPDATE = '/dashboard/user/profile/update';

const photo = (width = 900, height = 600): Promise<Buffer> =>
  plain({ width, height })
    .withExif({ IFD0: { Artist: 'A secret place' } })
    .jpeg()
    .toBuffer();

const sendPicture = (token: string, bytes: Uint8Array) =>
  upload(api, token, bytes, 'users');

const update = (token: string, body: object) =>
  api.call('PUT', UPDATE, { token, body });

describe('PUT /dashboard/user/profile/update', () => {
  it('changes what is named and leaves the rest', async () => {
    const { token } = await createSignedInUser(api, {
      birthday: '1990-05-17',
      lastname: 'Karimova',
    });
    const answer = await update(token, {
      firstname: ' Dilnoza ',
      gender: 'female',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      firstname: 'Dilnoza',
      lastname: 'Karimova',
      birthday: '1990-05-17',
      gender: 'female',
    });
    const cleared = await update(token, {
      lastname: '',
      birthday: '',
      gender: null,
    });
    expect(cleared.body.data).toMatchObject({
      firstname: 'Dilnoza',
      lastname: '',
      birthday: null,
      gender: null,
    });
  });

  it('takes no e-mail, role or id from the body', async () => {
    const { token, user } = await createSignedInUser(api);
    const other = await createSignedInUser(api);
    const answer = await update(token, {
      id: other.user.id,
      firstname: 'Mine',
      email: 'stolen@sofra.example',
      role: 'admin',
      my_referral: 'FREE',
    });
    expect(answer.body.data).toMatchObject({
      id: user.id,
      email: user.email,
      role: 'user',
      my_referral: user.myReferral,
    });
    const [untouched] = await api.db
      .select({ firstname: users.firstname })
      .from(users)
      .where(eq(users.id, other.user.id));
    expect(untouched?.firstname).toBe('Test');
  });

  it('keeps the phone that older clients send as the contact for orders, unproved', async () => {
    const proved = '+998901110077';
    const { token, user } = await createSignedInUser(api, {
      phone: proved,
      phoneVerifiedAt: new Date(),
    });
    const phone = '+998901110088';
    const kept = await update(token, { phone: '998 90 111-00-88' });
    expect(kept.body.data).toMatchObject({
      phone,
      phone_verified_at: null,
      proved_phone: proved,
    });
    const login = (number: string) =>
      api.post('/auth/login', { phone: number, password: TEST_PASSWORD });
    expect((await login(phone)).body.statusCode).toBe('ERROR_102');
    expect((await login(proved)).body.data.user.id).toBe(user.id);

    const inQuery = await api.call(
      'PUT',
      `/dashboard/user/profile/update?phone=${encodeURIComponent(proved)}`,
      { token, body: {} },
    );
    expect(inQuery.body.data).toMatchObject({
      phone: proved,
      phone_verified_at: expect.any(String) as string,
    });
    const wrong = await update(token, { phone: '12' });
    expect([wrong.status, Object.keys(wrong.body.params)]).toEqual([
      400,
      ['phone'],
    ]);
  });

  it('orders with the phone that was only sent with the profile', async () => {
    const { cartId, shop, shopper } = await createFilledCart(api);
    await update(shopper.token, { phone: '+998901110099' });
    const body = orderBody(cartId, shop.payments.cash, { phone: undefined });
    const placed = await placeOrder(api, shopper, body);
    expect(placed.body.data.phone).toBe('+998901110099');
  });

  it.for([
    ['firstname', '  ', 'Required'],
    ['firstname', 'x'.repeat(101), 'This is too long'],
    ['birthday', '2001-02-30', 'This is not a date of birth'],
    ['birthday', '17.05.1990', 'This is not a date of birth'],
    ['birthday', '2999-01-01', 'This day is still to come'],
    ['birthday', '2025-01-01', 'You must be at least 13 years old'],
    ['birthday', '1800-01-01', 'This is not a date of birth'],
    ['gender', 'other', 'We can’t use this. Check it and enter it again.'],
  ] as const)('refuses %s %o at its field', async ([field, value, words]) => {
    const { token } = await createSignedInUser(api);
    const answer = await update(token, { [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.params).toEqual({ [field]: [words] });
  });
});

describe("a person's picture", () => {
  it('is a square without EXIF that stays, and frees the one before it', async () => {
    const { token, user } = await createSignedInUser(api);
    const first = await sendPicture(token, await photo());
    expect(first.status).toBe(200);
    const img = String(first.body.data.title);
    const file = await api.fetch(new Request(`http://localhost${img}`));
    const bytes = Buffer.from(await file.arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([
      512,
      512,
      undefined,
    ]);
    const kept = await update(token, { images: [img] });
    expect(kept.body.data.img).toBe(img);
    const again = await sendPicture(token, await photo(300, 800));
    const next = String(again.body.data.title);
    await update(token, { img: `https://sofra.example${next}` });
    // older clients name the picture that is there with every change
    const same = await update(token, { firstname: 'Aziza', images: [next] });
    expect(same.body.data).toMatchObject({ firstname: 'Aziza', img: next });
    const rows = await api.db
      .select({ path: uploads.path, usedFor: uploads.usedFor })
      .from(uploads)
      .where(eq(uploads.userId, user.id));
    const used = new Map(rows.map(({ path, usedFor }) => [path, usedFor]));
    expect(used.get(img.replace('/storage/images/', ''))).toBeNull();
    expect(used.get(next.replace('/storage/images/', ''))).toBe(
      `user:${user.id}`,
    );
    const removed = await update(token, { img: null });
    expect(removed.body.data.img).toBeNull();
  });

  it("is never another person's, nor an address elsewhere", async () => {
    const owner = await createSignedInUser(api);
    const thief = await createSignedInUser(api);
    const sent = await sendPicture(owner.token, await photo());
    for (const img of [
      String(sent.body.data.title),
      '/storage/images/uploads/ab/none.webp',
      'https://evil.example/pixel.gif',
    ]) {
      const answer = await update(thief.token, { img });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/add it again/);
    }
  });

  it('is refused in words when it is no picture, moves, or is too large', async () => {
    const { token } = await createSignedInUser(api);
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    );
    const moving = await sharp(
      [await plain().png().toBuffer(), await plain().negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const bomb = await plain({ width: 12_000, height: 6_000 })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const unreadable = "We can't read this picture. JPEG, PNG or WebP, please.";
    for (const [bytes, words] of [
      [svg, unreadable],
      [moving, unreadable],
      [Buffer.from('no picture'), unreadable],
      [bomb, /more than 25 megapixels/],
    ] as const) {
      const answer = await sendPicture(token, bytes);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(words);
    }
    const large = await sendPicture(token, Buffer.alloc(6_000_000, 1));
    expect(large.status).toBe(413);
    expect(large.body.params.image).toEqual([
      'This picture is larger than 5 MB. Please choose a smaller one.',
    ]);
  });
});
