import type { PlaceName } from './city-map';

/** Kilometres along the two directions of the grid (streets.ts), from the default location. */
type GridPoint = readonly [u: number, v: number];

interface ParkSite {
  readonly name: PlaceName;
  /** South-west and north-east corner; widened to the streets around it. */
  readonly from: GridPoint;
  readonly to: GridPoint;
}

export const parkSites: readonly ParkSite[] = [
  {
    name: ['Bobur Park', 'حديقة بابر', 'парк Бабура'],
    from: [-1, 0.5],
    to: [-0.6, 0.9],
  },
  {
    name: ['Botanical Garden', 'الحديقة النباتية', 'Ботанический сад'],
    from: [0.9, -1],
    to: [1.6, -0.6],
  },
  {
    name: ['Navoi Park', 'حديقة نوائي', 'парк Навои'],
    from: [-3.9, -1.5],
    to: [-3, -0.9],
  },
  {
    name: ['Istiqlol Park', 'حديقة استقلال', 'парк Истиклол'],
    from: [3.2, 2.8],
    to: [4.2, 3.6],
  },
  {
    name: ['Gafur Gulom Park', 'حديقة غفور غلام', 'парк Гафура Гуляма'],
    from: [-1.5, -3.7],
    to: [-0.7, -3],
  },
  {
    name: [
      'Mirzo Ulugbek Park',
      'حديقة ميرزا أولوغ بيك',
      'парк Мирзо Улугбека',
    ],
    from: [3, -1.9],
    to: [3.7, -1.3],
  },
  {
    name: ['Dostlik Park', 'حديقة الصداقة', 'парк Дружбы'],
    from: [0.9, 3],
    to: [1.7, 3.7],
  },
  {
    name: ['Central Garden', 'الحديقة المركزية', 'Центральный сквер'],
    from: [0.6, 1.3],
    to: [0.8, 1.5],
  },
];

interface WaterSite {
  readonly name: PlaceName;
  readonly line: readonly GridPoint[];
  /** Metres. */
  readonly width: number;
}

export const waterSites: readonly WaterSite[] = [
  {
    name: ['Anhor Canal', 'قناة أنهار', 'канал Анхор'],
    width: 70,
    line: [
      [-9.5, 1.9],
      [-7, 1.2],
      [-5.6, 1.35],
      [-4.3, 0.9],
      [-3.2, 0.25],
      [-2.4, -0.55],
      [-1.6, -0.98],
      [-0.8, -1.12],
      [-0.1, -0.86],
      [0.45, -0.95],
      [0.85, -1.5],
      [1.3, -2.1],
      [2.1, -2.55],
      [3.3, -2.65],
      [4.5, -3.2],
      [5.4, -4.3],
      [6.6, -5.1],
      [9.5, -5.6],
    ],
  },
  {
    name: ['Bozsuv Canal', 'قناة بوزسو', 'канал Бозсу'],
    width: 40,
    line: [
      [-2.9, 9.5],
      [-2.5, 6.6],
      [-1.7, 5.2],
      [-0.4, 4.3],
      [0.6, 4.15],
      [2, 4.4],
      [3.6, 4.1],
      [5.2, 3.1],
      [6.6, 2.7],
      [9.5, 2.4],
    ],
  },
  {
    name: ['Botanical Lake', 'بحيرة الحديقة', 'Ботаническое озеро'],
    width: 170,
    line: [
      [1.2, -0.82],
      [1.3, -0.8],
    ],
  },
];

interface DistrictSite {
  readonly name: PlaceName;
  readonly center: GridPoint;
}

export const districtSites: readonly DistrictSite[] = [
  {
    name: ['Yunusobod district', 'منطقة يونس آباد', 'Юнусабадский район'],
    center: [0.2, 0.7],
  },
  {
    name: ['Yakkasaroy district', 'منطقة يكاسراي', 'Яккасарайский район'],
    center: [0.4, -2.4],
  },
  {
    name: ['Mirobod district', 'منطقة ميرآباد', 'Мирабадский район'],
    center: [3.2, -1.2],
  },
  {
    name: [
      'Mirzo Ulugbek district',
      'منطقة ميرزا أولوغ بيك',
      'Мирзо-Улугбекский район',
    ],
    center: [4.2, 2.6],
  },
  {
    name: [
      'Shaykhontohur district',
      'منطقة شيخنتاهور',
      'Шайхантахурский район',
    ],
    center: [-2.8, 2.2],
  },
  {
    name: ['Olmazor district', 'منطقة ألمازار', 'Алмазарский район'],
    center: [-2.2, 5.6],
  },
  {
    name: ['Uchtepa district', 'منطقة أوتشتبه', 'Учтепинский район'],
    center: [-5.8, 0.4],
  },
  {
    name: ['Chilonzor district', 'منطقة تشيلانزار', 'Чиланзарский район'],
    center: [-3.2, -2.8],
  },
  {
    name: ['Yashnobod district', 'منطقة يشناباد', 'Яшнабадский район'],
    center: [6.4, -1.8],
  },
  {
    name: ['Sergeli district', 'منطقة سرغيلي', 'Сергелийский район'],
    center: [-1.4, -6.2],
  },
  {
    name: ['Bektemir district', 'منطقة بيكتمير', 'Бектемирский район'],
    center: [4.6, -5.8],
  },
  {
    name: ['Qibray district', 'منطقة قبراي', 'Кибрайский район'],
    center: [3, 6.2],
  },
];
