import { describe, expect, it } from 'vitest';
import { answerId, readAnswerId } from '@/example/agent/step-id';
import { toldNote, understand } from '@/example/agent/understand';

describe('what the agent understands', () => {
  it.for([
    ['en', 'Where is my order?', 'where'],
    ['en', 'hey, how long until the courier is here', 'where'],
    ['en', 'It is late!', 'where'],
    ['en', 'my order hasn’t come', 'where'],
    ['en', 'pls cancell my order', 'cancel'],
    ['en', 'I changed my mind', 'cancel'],
    ['en', 'I want my money back, the soup was cold', 'refund'],
    ['en', 'wrong dish', 'refund'],
    ['en', 'can i talk to a human', 'people'],
    ['es', '¿Dónde está mi pedido?', 'where'],
    ['es', '¿Cuánto falta para que llegue?', 'where'],
    ['el', 'Πού είναι η παραγγελία μου;', 'where'],
    ['fr', 'Où est ma commande ?', 'where'],
    ['de', 'Wo bleibt mein Essen?', 'where'],
    ['de', 'Ich warte seit einer Stunde', 'where'],
    ['de', 'Lieferhinweis ändern', 'note'],
    ['de', 'bitte stornieren', 'cancel'],
    ['de', 'Es fehlt etwas', 'refund'],
    ['ru', 'Где мой заказ?', 'where'],
    ['ru', 'Что с моим заказом? Жду уже час', 'where'],
    ['ru', 'Измените примечание', 'note'],
    ['ru', 'отмените заказ пожалуйста', 'cancel'],
    ['ru', 'привезли не то', 'refund'],
    ['tr', 'Siparişim nerede?', 'where'],
    ['ar', 'أين طلبي؟', 'where'],
    ['ar', 'الطلب متأخر', 'where'],
    ['ar', 'أريد تغيير الملاحظة', 'note'],
    ['ar', 'أريد إلغاء طلبي', 'cancel'],
    ['ar', 'أعيدوا نقودي', 'refund'],
    ['ar', 'أريد التحدث مع موظف', 'people'],
    ['fa', 'سفارش من کجاست؟', 'where'],
    ['hi', 'मेरा ऑर्डर कहाँ है?', 'where'],
    ['id', 'Di mana pesananku?', 'where'],
    ['ja', '注文はどこですか?', 'where'],
    ['ko', '주문 취소해 주세요', 'cancel'],
    ['kz', 'Тапсырысым қайда?', 'where'],
    ['cs', 'Kde je moje objednávka?', 'where'],
    ['zh', '我的订单在哪里?', 'where'],
    ['zh', '退款', 'refund'],
    ['az', 'Sifarişi ləğv et', 'cancel'],
  ] as const)('%s: "%s" is %s', ([lang, text, wish]) => {
    const read = understand(text);
    expect(read.wishes).toEqual([wish]);
    expect(read.langs).toContain(lang);
  });

  it.for([
    ['en', 'Yes!', 'yes'],
    ['en', 'no thanks', 'no'],
    ['en', 'Thank you so much', 'thanks'],
    ['en', 'Good morning', 'hello'],
    ['ru', 'Спасибо', 'thanks'],
    ['ru', 'Здравствуйте!', 'hello'],
    ['de', 'Vielen Dank', 'thanks'],
    ['ar', 'نعم', 'yes'],
    ['ar', 'شكراً جزيلاً', 'thanks'],
    ['ar', 'السلام عليكم', 'hello'],
    ['ja', 'はい', 'yes'],
  ] as const)('%s: "%s" says %s', ([lang, text, answer]) => {
    const read = understand(text);
    expect(read).toMatchObject({ answer, wishes: [] });
    expect(read.langs).toContain(lang);
  });

  it.for([
    ['yes, cancel it', 'yes'],
    ['Да, отмените', 'yes'],
    ['Ja, bitte stornieren', 'yes'],
    ['no, don’t cancel', 'no'],
    ['Please don’t cancel', 'no'],
  ] as const)('hears in "%s" the %s beside the wish', ([text, answer]) => {
    expect(understand(text)).toMatchObject({ answer, wishes: ['cancel'] });
  });

  it.for(['Of course not', 'Конечно нет', 'ok no', 'Sure, never mind'])(
    'takes "%s" for no yes',
    (text) => expect(understand(text).answer).not.toBe('yes'),
  );

  it('hears two wishes in one message', () => {
    const { wishes } = understand('Can I change the note, and where is it?');
    expect(wishes).toEqual(['where', 'note']);
  });

  it.for([
    'The samsa was delicious',
    'Do you have vegan dumplings?',
    'The door is blue',
    'Call me when you arrive',
    'дверь синяя',
    'الباب أزرق',
    'Die Tür ist blau',
    '…',
    '',
  ])('says of "%s" that it does not understand', (text) =>
    expect(understand(text)).toMatchObject({ answer: null, wishes: [] }),
  );

  it('reads numbers of lists and of orders', () => {
    expect(understand('2').choice).toBe(2);
    expect(understand('٢').choice).toBe(2);
    expect(understand('Number 3, please').choice).toBe(3);
    expect(understand('where is #20418?')).toMatchObject({
      choice: null,
      numbers: [20_418],
    });
  });

  it('reads a note behind a colon', () => {
    expect(toldNote('Change the note: ring twice')).toBe('ring twice');
    expect(toldNote('Change the note')).toBeNull();
  });
});

describe('the client ids of its answers', () => {
  it('say where the talk stands', () => {
    const state = { step: 'askNote', lang: 'fa', orderId: 20_418 } as const;
    expect(readAnswerId(answerId(7, state))).toEqual(state);
    expect(answerId(8, state)).not.toBe(answerId(7, state));
    expect(readAnswerId('0b7a9c0e-2b65-4a6e-9a53-6f6c0a6f1c11')).toBeNull();
  });
});
