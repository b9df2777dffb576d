/** English, Arabic, Russian. */
type Word = readonly [en: string, ar: string, ru: string];

/** Quarters after which the copies of a shop are named. */
export const QUARTERS: readonly Word[] = [
  ['Chilonzor', 'تشيلانزار', 'Чиланзар'],
  ['Yunusobod', 'يونس آباد', 'Юнусабад'],
  ['Sergeli', 'سرغلي', 'Сергели'],
  ['Yakkasaroy', 'ياكاسراي', 'Яккасарай'],
  ['Mirobod', 'ميراباد', 'Мирабад'],
  ['Shayxontohur', 'شيخانتهور', 'Шайхантахур'],
  ['Olmazor', 'ألمازار', 'Алмазар'],
  ['Uchtepa', 'أوتشتيبا', 'Учтепа'],
  ['Bektemir', 'بكتمير', 'Бектемир'],
  ['Yashnobod', 'ياشن آباد', 'Яшнабад'],
  ['Beshyogoch', 'بش أغاتش', 'Бешагач'],
  ['Chorsu', 'تشورسو', 'Чорсу'],
  ['Kukcha', 'كوكتشا', 'Кукча'],
  ['Labzak', 'لبزك', 'Лабзак'],
  ['Sebzor', 'سبزار', 'Себзар'],
  ['Darxon', 'دارخان', 'Дархан'],
  ['Qorasuv', 'قراسو', 'Карасу'],
  ['Buyuk Ipak', 'طريق الحرير', 'Буюк Ипак'],
  ['Minor', 'مينور', 'Минор'],
  ['Oybek', 'أويبك', 'Айбек'],
  ['Kosmonavt', 'رائد الفضاء', 'Космонавт'],
  ['Novza', 'نوفزا', 'Новза'],
  ['Qatortol', 'قطارتال', 'Катартал'],
  ['Lutfiy', 'لطفي', 'Лутфи'],
  ['Farhod', 'فرهاد', 'Фархад'],
  ['Zafar', 'ظفر', 'Зафар'],
];

/** What sets the dishes of a long menu apart; a prime number of them, so that no menu repeats one soon. */
export const VARIATIONS: readonly Word[] = [
  ['with walnuts', 'بالجوز', 'с грецким орехом'],
  ['with cheese', 'بالجبن', 'с сыром'],
  ['with mushrooms', 'بالفطر', 'с грибами'],
  ['with herbs', 'بالأعشاب', 'с зеленью'],
  ['with chicken', 'بالدجاج', 'с курицей'],
  ['with pumpkin', 'باليقطين', 'с тыквой'],
  ['with pomegranate', 'بالرمان', 'с гранатом'],
  ['with barberries', 'بالبرباريس', 'с барбарисом'],
  ['with chickpeas', 'بالحمص', 'с нутом'],
  ['with quince', 'بالسفرجل', 'с айвой'],
  ['with honey', 'بالعسل', 'с мёдом'],
  ['with garlic', 'بالثوم', 'с чесноком'],
  ['with sesame', 'بالسمسم', 'с кунжутом'],
  ['with sour cream', 'بالكريمة الحامضة', 'со сметаной'],
  ['with basil', 'بالريحان', 'с базиликом'],
  ['with olives', 'بالزيتون', 'с оливками'],
  ['with tomatoes', 'بالطماطم', 'с помидорами'],
  ['with raisins', 'بالزبيب', 'с изюмом'],
  ['with almonds', 'باللوز', 'с миндалём'],
  ['with pepper', 'بالفلفل', 'с перцем'],
  ['with lemon', 'بالليمون', 'с лимоном'],
  ['with ginger', 'بالزنجبيل', 'с имбирём'],
  ['with egg', 'بالبيض', 'с яйцом'],
  ['with beans', 'بالفاصوليا', 'с фасолью'],
  ['with spinach', 'بالسبانخ', 'со шпинатом'],
  ['with apples', 'بالتفاح', 'с яблоками'],
  ['with cherries', 'بالكرز', 'с вишней'],
  ['with pistachios', 'بالفستق', 'с фисташками'],
  ['in a clay pot', 'في قدر فخاري', 'в горшочке'],
  ['for the family', 'للعائلة', 'для всей семьи'],
  ['of the house', 'على طريقة البيت', 'по-домашнему'],
];

/** Stands on a handful of dishes of the whole city. */
export const RARE: Word = ['Zamarkand', 'زمرقند', 'Замарканд'];

const SYLLABLES: readonly Word[] = [
  ['ba', 'با', 'ба'],
  ['dor', 'دور', 'дор'],
  ['gul', 'غول', 'гуль'],
  ['kam', 'كام', 'кам'],
  ['lo', 'لو', 'ло'],
  ['mir', 'مير', 'мир'],
  ['nav', 'ناف', 'нав'],
  ['ro', 'رو', 'ро'],
  ['sad', 'ساد', 'сад'],
  ['tash', 'تاش', 'таш'],
  ['vi', 'في', 'ви'],
  ['yor', 'يور', 'ёр'],
  ['zum', 'زوم', 'зум'],
];

/** A made-up name of a shop's own, so that the city has many rare words; n < 2197. */
export function nameOf(n: number): Word {
  const { length } = SYLLABLES;
  const parts = [n % length, Math.floor(n / length) % length];
  const picked = [...parts, Math.floor(n / length ** 2) % length].map(
    (index) => SYLLABLES[index] ?? ['', '', ''],
  );
  const word = (locale: 0 | 1 | 2): string => {
    const text = picked.map((syllable) => syllable[locale]).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return [word(0), word(1), word(2)];
}
