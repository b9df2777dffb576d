/** Every colour of the product, once per scheme; all other rules use the variables made from it. */
interface Tone {
  readonly main: string;
  readonly dark: string;
  readonly contrastText: string;
  readonly soft: string;
  readonly onSoft: string;
}

export interface SchemePalette {
  readonly primary: Tone;
  readonly success: Tone;
  readonly warning: Tone;
  readonly error: Tone;
  readonly info: Tone;
  readonly background: {
    readonly default: string;
    readonly paper: string;
    readonly raised: string;
    readonly sunk: string;
    readonly sunkHover: string;
    /** The chosen part of a segmented control and the hovered row of a popover. */
    readonly lifted: string;
    readonly hovered: string;
  };
  readonly text: {
    readonly primary: string;
    readonly secondary: string;
    readonly disabled: string;
  };
  readonly divider: string;
  /** `strong` separates, `control` is the edge of a field: at least 3:1 on every ground. */
  readonly outline: { readonly strong: string; readonly control: string };
  readonly inverse: { readonly main: string; readonly contrastText: string };
  readonly star: string;
  readonly heart: string;
  /** The leaf of the mark. */
  readonly leaf: string;
  readonly scrim: string;
  /** What lies on photographs is the same in both schemes. */
  readonly picture: {
    readonly ink: string;
    readonly paper: string;
    readonly veil: string;
    readonly veilSoft: string;
    readonly filter: string;
    readonly closed: string;
    readonly soldOut: string;
  };
  readonly map: {
    readonly ground: string;
    readonly block: string;
    readonly road: string;
    readonly park: string;
    readonly water: string;
    readonly label: string;
  };
  readonly shadow: {
    readonly soft: string;
    readonly overlay: string;
    readonly round: string;
  };
}

const onPicture = {
  ink: '#1B1714',
  paper: '#FFFFFF',
  veil: 'rgb(27 23 20 / 86%)',
  veilSoft: 'rgb(27 23 20 / 42%)',
} as const;

export const lightPalette = {
  primary: {
    main: '#C2410C',
    dark: '#A93809',
    contrastText: '#FFFFFF',
    soft: '#FBEBE2',
    onSoft: '#9A3209',
  },
  success: {
    main: '#2F7D4F',
    dark: '#24653F',
    contrastText: '#FFFFFF',
    soft: '#E5F2E9',
    onSoft: '#24653F',
  },
  warning: {
    main: '#A15C00',
    dark: '#804900',
    contrastText: '#FFFFFF',
    soft: '#FDF0D8',
    onSoft: '#804900',
  },
  error: {
    main: '#B3261E',
    dark: '#8C1D17',
    contrastText: '#FFFFFF',
    soft: '#FBE7E5',
    onSoft: '#8C1D17',
  },
  info: {
    main: '#1F5FA8',
    dark: '#184C87',
    contrastText: '#FFFFFF',
    soft: '#E4EEF9',
    onSoft: '#184C87',
  },
  background: {
    default: '#FAF7F4',
    paper: '#FFFFFF',
    raised: '#FFFFFF',
    sunk: '#F3EEE8',
    sunkHover: '#ECE5DD',
    lifted: '#FFFFFF',
    hovered: '#F3EEE8',
  },
  text: { primary: '#1B1714', secondary: '#6B625A', disabled: '#857B72' },
  divider: '#E9E2DB',
  outline: { strong: '#CFC5BB', control: '#8C8279' },
  inverse: { main: '#1B1714', contrastText: '#FFFFFF' },
  star: '#B57405',
  heart: '#E23D1E',
  leaf: '#FFC46B',
  scrim: 'rgb(27 23 20 / 56%)',
  picture: {
    ...onPicture,
    filter: 'none',
    closed: 'grayscale(.35) brightness(.9)',
    soldOut: 'grayscale(.8) opacity(.55)',
  },
  map: {
    ground: '#F1ECE4',
    block: '#E9E2D7',
    road: '#FFFFFF',
    park: '#D5E6CC',
    water: '#C6DFEC',
    label: '#5F564F',
  },
  shadow: {
    soft: '0 1px 2px rgb(60 34 16 / 5%), 0 6px 20px rgb(60 34 16 / 6%)',
    overlay: '0 2px 6px rgb(60 34 16 / 6%), 0 18px 48px rgb(60 34 16 / 16%)',
    round: '0 2px 10px rgb(40 20 8 / 20%)',
  },
} as const satisfies SchemePalette;

export const darkPalette = {
  primary: {
    main: '#FF8A4C',
    dark: '#FF9E69',
    contrastText: '#1B1714',
    soft: '#3A2318',
    onSoft: '#FFB48A',
  },
  success: {
    main: '#6CC494',
    dark: '#8FD8AF',
    contrastText: '#1B1714',
    soft: '#1B2F23',
    onSoft: '#8FD8AF',
  },
  warning: {
    main: '#FFC46B',
    dark: '#FFD390',
    contrastText: '#1B1714',
    soft: '#362810',
    onSoft: '#FFD390',
  },
  error: {
    main: '#FFB4AB',
    dark: '#FFC6BF',
    contrastText: '#1B1714',
    soft: '#3E1F1C',
    onSoft: '#FFC6BF',
  },
  info: {
    main: '#9CC7FF',
    dark: '#B7D6FF',
    contrastText: '#1B1714',
    soft: '#192C42',
    onSoft: '#B7D6FF',
  },
  background: {
    default: '#12100E',
    paper: '#1C1916',
    raised: '#26221E',
    sunk: '#2E2924',
    sunkHover: '#39332D',
    lifted: '#3A342E',
    hovered: '#39332D',
  },
  text: { primary: '#F5EFE9', secondary: '#B5AAA0', disabled: '#948A80' },
  divider: '#38322C',
  outline: { strong: '#544B43', control: '#857B72' },
  inverse: { main: '#F5EFE9', contrastText: '#1B1714' },
  star: '#FFC46B',
  heart: '#E23D1E',
  leaf: '#FFC46B',
  scrim: 'rgb(0 0 0 / 66%)',
  picture: {
    ...onPicture,
    filter: 'brightness(.92)',
    closed: 'grayscale(.35) brightness(.75)',
    soldOut: 'grayscale(.8) brightness(.6)',
  },
  map: {
    ground: '#211D19',
    block: '#292420',
    road: '#3A332D',
    park: '#24352A',
    water: '#1D3340',
    label: '#B5AAA0',
  },
  shadow: {
    soft: '0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 28%)',
    overlay: '0 2px 6px rgb(0 0 0 / 50%), 0 18px 48px rgb(0 0 0 / 60%)',
    round: '0 2px 10px rgb(0 0 0 / 40%)',
  },
} as const satisfies SchemePalette;
