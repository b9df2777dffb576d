import type { Text } from './types';

/** A review in the language a person wrote it in. */
export interface ReviewComment {
  readonly lang: 'ar' | 'en' | 'ru';
  readonly text: string;
}

export interface CourierContent {
  readonly firstname: string;
  readonly lastname: string;
  /** Name of a drawn face that goes with the name. */
  readonly portrait: string;
  readonly phone: string;
  readonly vehicle: Text;
}

/** First name and the initial of the family name, as people type them. */
export const reviewers: readonly (readonly [
  firstname: string,
  initial: string,
])[] = [
  ['Aziza', 'K.'],
  ['Bekzod', 'R.'],
  ['Dilnoza', 'T.'],
  ['Jasur', 'M.'],
  ['Malika', 'A.'],
  ['Sardor', 'Y.'],
  ['Nilufar', 'H.'],
  ['Otabek', 'S.'],
  ['Shahnoza', 'B.'],
  ['Ulugʻbek', 'N.'],
  ['Zarina', 'I.'],
  ['Kamola', 'E.'],
  ['Rustam', 'D.'],
  ['Gulnora', 'J.'],
  ['Farrux', 'O.'],
  ['Madina', 'Q.'],
  ['Sherzod', 'X.'],
  ['Lola', 'U.'],
  ['Jahongir', 'T.'],
  ['Feruza', 'M.'],
  ['Oybek', 'A.'],
  ['Sevara', 'N.'],
  ['Дилшод', 'К.'],
  ['Нигора', 'С.'],
  ['Тимур', 'А.'],
  ['Анна', 'В.'],
  ['Сергей', 'П.'],
  ['Екатерина', 'М.'],
  ['Дмитрий', 'Л.'],
  ['Ольга', 'Ш.'],
  ['Алексей', 'Н.'],
  ['Марина', 'Г.'],
  ['Ирина', 'Ф.'],
  ['Виктор', 'Ц.'],
  ['Юлия', 'Х.'],
  ['Руслан', 'Б.'],
  ['Светлана', 'Д.'],
  ['Камила', 'Р.'],
  ['Артём', 'З.'],
  ['Лейла', 'И.'],
  ['Роман', 'К.'],
  ['أحمد', 'م.'],
  ['فاطمة', 'ع.'],
  ['يوسف', 'ح.'],
  ['ليلى', 'س.'],
  ['عمر', 'ن.'],
  ['نور', 'ط.'],
  ['خالد', 'ر.'],
  ['سارة', 'ج.'],
  ['حسن', 'ب.'],
  ['مريم', 'ق.'],
  ['Emily', 'W.'],
  ['James', 'C.'],
  ['Hannah', 'P.'],
  ['Daniel', 'F.'],
  ['Sophie', 'L.'],
  ['Michael', 'G.'],
  ['Grace', 'O.'],
  ['Tom', 'B.'],
  ['Laura', 'V.'],
];

/** What people write, by stars; true of any restaurant or shop. */
export const reviewComments: Readonly<
  Record<1 | 2 | 3 | 4 | 5, readonly ReviewComment[]>
> = {
  5: [
    {
      lang: 'en',
      text: 'Arrived ten minutes early and everything was in order. Thank you!',
    },
    {
      lang: 'en',
      text: 'Third order this month, and the quality has not dropped once.',
    },
    { lang: 'en', text: 'Fresh, carefully packed, exactly what I asked for.' },
    {
      lang: 'en',
      text: 'They read my comment and did just as I wrote. Rare these days.',
    },
    {
      lang: 'en',
      text: 'Ordered for the whole family and everyone was happy.',
    },
    { lang: 'en', text: 'The courier was polite and called before coming up.' },
    { lang: 'en', text: 'Best in the neighbourhood, and the prices are fair.' },
    {
      lang: 'en',
      text: 'One item had run out, they called and offered a better one.',
    },
    {
      lang: 'en',
      text: 'My mother is hard to please. She asked me to order again.',
    },
    {
      lang: 'en',
      text: 'Nothing spilled, nothing missing, nothing to complain about.',
    },
    { lang: 'en', text: 'Looks just like in the pictures. Will come back.' },
    { lang: 'en', text: 'Quick even on a rainy Friday evening.' },
    { lang: 'ru', text: 'Всё свежее, привезли раньше обещанного. Спасибо!' },
    { lang: 'ru', text: 'Заказываю каждую неделю, ни разу не подвели.' },
    { lang: 'ru', text: 'Очень аккуратно упаковано, курьер вежливый.' },
    { lang: 'ru', text: 'Учли все пожелания из комментария, приятно.' },
    { lang: 'ru', text: 'Лучшее место в нашем районе, рекомендую.' },
    { lang: 'ru', text: 'Гости были в восторге, теперь только сюда.' },
    { lang: 'ar', text: 'كل شيء طازج ووصل قبل الموعد، شكرًا لكم.' },
    { lang: 'ar', text: 'ثالث مرة أطلب منهم والجودة ثابتة كما هي.' },
    { lang: 'ar', text: 'تغليف مرتب والمندوب محترم جدًا.' },
    { lang: 'ar', text: 'أفضل ما جرّبت في الحي، والأسعار معقولة.' },
    { lang: 'ar', text: 'انتبهوا لملاحظتي ونفّذوها تمامًا كما طلبت.' },
    { lang: 'ar', text: 'العائلة كلها أعجبها الطلب، سنكرره بالتأكيد.' },
  ],
  4: [
    {
      lang: 'en',
      text: 'Very good, only the delivery took a little longer than promised.',
    },
    {
      lang: 'en',
      text: 'Everything was fine, but I would like a wider choice.',
    },
    { lang: 'en', text: 'Good quality. A bit pricey for every day.' },
    { lang: 'en', text: 'Nice and fresh, though they forgot the napkins.' },
    { lang: 'en', text: 'Solid as always. Packaging could be simpler.' },
    {
      lang: 'en',
      text: 'Better than I expected, I will try something else next time.',
    },
    { lang: 'en', text: 'Came on time, one thing was replaced after a call.' },
    {
      lang: 'en',
      text: 'Good service, the courier just could not find our entrance.',
    },
    { lang: 'en', text: 'Would be five stars with a lower minimum order.' },
    { lang: 'ru', text: 'Всё понравилось, но ждали чуть дольше обещанного.' },
    { lang: 'ru', text: 'Хорошее качество, цены немного выше, чем рядом.' },
    { lang: 'ru', text: 'В целом отлично, хотелось бы побольше выбора.' },
    { lang: 'ru', text: 'Свежее и вкусное, только забыли салфетки.' },
    { lang: 'ru', text: 'Привезли вовремя, одну позицию заменили по звонку.' },
    { lang: 'ar', text: 'جيد جدًا، لكن التوصيل تأخر قليلًا.' },
    { lang: 'ar', text: 'الجودة ممتازة والأسعار أعلى قليلًا من غيرهم.' },
    { lang: 'ar', text: 'طلب مرتب وطازج، وينقصه فقط تنوّع أكبر.' },
    { lang: 'ar', text: 'خدمة طيبة، والمندوب اتصل مرتين ليجد العنوان.' },
  ],
  3: [
    { lang: 'en', text: 'Average. Nothing bad, nothing to remember either.' },
    { lang: 'en', text: 'Half of the order was great, the other half so-so.' },
    { lang: 'en', text: 'Waited almost an hour. The rest was all right.' },
    { lang: 'en', text: 'It used to be better in spring.' },
    { lang: 'en', text: 'Fine for the price, but do not expect much.' },
    { lang: 'ru', text: 'Нормально, но в прошлый раз было лучше.' },
    { lang: 'ru', text: 'Ждали почти час, остальное в порядке.' },
    { lang: 'ru', text: 'За эти деньги ожидали большего.' },
    { lang: 'ar', text: 'عادي، لا شيء سيئ ولا شيء مميز.' },
    { lang: 'ar', text: 'الطلب ناقص قطعة واحدة، والباقي جيد.' },
  ],
  2: [
    { lang: 'en', text: 'Came late and one item was missing.' },
    { lang: 'en', text: 'Not as fresh as I hoped for this price.' },
    { lang: 'en', text: 'They ignored the comment on my order.' },
    { lang: 'ru', text: 'Опоздали на сорок минут и не предупредили.' },
    { lang: 'ru', text: 'Перепутали часть заказа, деньги вернули не сразу.' },
    { lang: 'ar', text: 'تأخر الطلب كثيرًا ولم يتصل أحد.' },
  ],
  1: [
    { lang: 'en', text: 'Waited an hour and a half, then they cancelled.' },
    { lang: 'en', text: 'Wrong order, and nobody answered the phone.' },
    { lang: 'en', text: 'Box arrived crushed. I will not order here again.' },
    { lang: 'ru', text: 'Привезли чужой заказ и не захотели менять.' },
    { lang: 'ru', text: 'Ждали полтора часа, больше не закажем.' },
    { lang: 'ar', text: 'وصل الطلب خاطئًا ولم يردّ أحد على الهاتف.' },
  ],
};

export const couriers: readonly CourierContent[] = [
  {
    firstname: 'Jamshid',
    lastname: 'Karimov',
    portrait: 'courier-1',
    phone: '+998900001001',
    vehicle: ['Red scooter', 'سكوتر أحمر', 'Красный скутер'],
  },
  {
    firstname: 'Aziz',
    lastname: 'Tursunov',
    portrait: 'courier-3',
    phone: '+998900001002',
    vehicle: [
      'White Chevrolet Spark',
      'شيفروليه سبارك بيضاء',
      'Белый Chevrolet Spark',
    ],
  },
  {
    firstname: 'Sanjar',
    lastname: 'Yoʻldoshev',
    portrait: 'courier-4',
    phone: '+998910001003',
    vehicle: ['Electric bicycle', 'دراجة كهربائية', 'Электровелосипед'],
  },
  {
    firstname: 'Dilshod',
    lastname: 'Rahimov',
    portrait: 'courier-6',
    phone: '+998930001004',
    vehicle: ['Blue scooter', 'سكوتر أزرق', 'Синий скутер'],
  },
  {
    firstname: 'Botir',
    lastname: 'Nazarov',
    portrait: 'courier-1',
    phone: '+998940001005',
    vehicle: [
      'Silver Daewoo Matiz',
      'دايو ماتيز فضية',
      'Серебристый Daewoo Matiz',
    ],
  },
  {
    firstname: 'Nodira',
    lastname: 'Saidova',
    portrait: 'courier-2',
    phone: '+998950001006',
    vehicle: ['Green bicycle', 'دراجة خضراء', 'Зелёный велосипед'],
  },
  {
    firstname: 'Ravshan',
    lastname: 'Ergashev',
    portrait: 'courier-3',
    phone: '+998970001007',
    vehicle: ['Black motorcycle', 'دراجة نارية سوداء', 'Чёрный мотоцикл'],
  },
  {
    firstname: 'Timur',
    lastname: 'Akhmedov',
    portrait: 'courier-4',
    phone: '+998990001008',
    vehicle: ['Yellow scooter', 'سكوتر أصفر', 'Жёлтый скутер'],
  },
  {
    firstname: 'Ilya',
    lastname: 'Morozov',
    portrait: 'courier-6',
    phone: '+998900001009',
    vehicle: ['Electric kick scooter', 'سكوتر كهربائي', 'Электросамокат'],
  },
  {
    firstname: 'Kamila',
    lastname: 'Usmanova',
    portrait: 'courier-5',
    phone: '+998910001010',
    vehicle: [
      'White Chevrolet Damas',
      'شيفروليه داماس بيضاء',
      'Белый Chevrolet Damas',
    ],
  },
  {
    firstname: 'Shavkat',
    lastname: 'Qodirov',
    portrait: 'courier-1',
    phone: '+998930001011',
    vehicle: ['On foot', 'سيرًا على الأقدام', 'Пешком'],
  },
  {
    firstname: 'Murod',
    lastname: 'Xolmatov',
    portrait: 'courier-3',
    phone: '+998940001012',
    vehicle: [
      'Grey Chevrolet Cobalt',
      'شيفروليه كوبالت رمادية',
      'Серый Chevrolet Cobalt',
    ],
  },
];
