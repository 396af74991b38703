import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const fjord: MantineColorsTuple = [
  '#e7f3f2',
  '#d0e8e6',
  '#a9d7d3',
  '#7accc5',
  '#5bb9b2',
  '#3aa39c',
  '#21867f',
  '#116a65',
  '#0c5551',
  '#083f3c',
];
const gray: MantineColorsTuple = [
  '#f5f7f7',
  '#edf1f1',
  '#dfe5e6',
  '#cbd4d6',
  '#a9b5b9',
  '#7c8a90',
  '#55636a',
  '#3c494f',
  '#263135',
  '#1a2427',
];
const dark: MantineColorsTuple = [
  '#e7edef',
  '#c3ced3',
  '#a3b1b8',
  '#75868f',
  '#3b4a52',
  '#2d3a41',
  '#202c32',
  '#12191d',
  '#0e1417',
  '#0a0f11',
];
const red: MantineColorsTuple = [
  '#fdecea',
  '#fad4d0',
  '#f5aca5',
  '#ff9c93',
  '#e8766c',
  '#e3695e',
  '#c1352a',
  '#b42318',
  '#8f1a11',
  '#6b120b',
];
const green: MantineColorsTuple = [
  '#e6f4e9',
  '#c9e7d0',
  '#a8dab4',
  '#8fd6a0',
  '#5fb876',
  '#3f9c58',
  '#2a8243',
  '#1a6b2d',
  '#135322',
  '#0c3d18',
];

// A list that opened with the focus, which dialogs and faults of a form give a field, would lie over what is below; typing, a click and the down arrow open it.
const choosing = { defaultProps: { withScrollArea: false, openOnFocus: false } };
const label = { fontWeight: 500, marginBottom: '0.25rem' };

// Mantine chooses a filled button's text colour by the light scheme's shade alone; in the dark scheme it would be white on a light colour.
const variantColors: VariantColorsResolver = (input) => {
  const key = [input.variant, input.color, input.autoContrast, input.gradient?.from, input.gradient?.to, input.gradient?.deg].join();
  const known = colorsOfVariants.get(key) ?? colorsFor(input);
  colorsOfVariants.set(key, known);
  return known;
};

// A cache: each button of a list asks for the colours of its kind, which are worked out from the theme's every time.
const colorsOfVariants = new Map<string, ReturnType<VariantColorsResolver>>();

const colorsFor: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--on-accent)' } : colors;
};

/** Mantine with our tokens: AA contrast in both schemes (shades 7 and 4 carry text), one accent, 4-pixel steps. */
export const theme = createTheme({
  primaryColor: 'fjord',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.25,
  variantColorResolver: variantColors,
  colors: { fjord, gray, dark, red, green },
  black: '#0d1417',
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--text-h1)', lineHeight: '1.2' },
      h2: { fontSize: 'var(--text-h2)', lineHeight: '1.3' },
      h3: { fontSize: 'var(--text-h3)', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: '0.375rem', md: '0.5rem', lg: '0.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  fontSizes: { xs: '0.78125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { styles: { label } } },
    // A list of choices may contain nothing but choices, so what says that there are none is one that cannot be chosen.
    ComboboxEmpty: { defaultProps: { role: 'option', 'aria-disabled': true } },
    // The list itself scrolls: a frame that scrolls inside it would have to take the focus, which stays in the field.
    ComboboxOptions: { defaultProps: { style: { maxHeight: '16rem', overflowY: 'auto' } } },
    Select: choosing,
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Autocomplete: choosing,
    TagsInput: choosing,
    Popover: { defaultProps: { shadow: 'none' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    // A number outside its limits is refused beside the field, never changed to another.
    NumberInput: { defaultProps: { clampBehavior: 'none' } },
  },
});

/** Maps Mantine's variables to our tokens. */
export const cssVariables: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--text-quiet)',
    '--mantine-color-placeholder': 'var(--text-quiet)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--bg-hover)',
    '--mantine-color-default-color': 'var(--text)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-fjord-light': 'var(--accent-quiet)',
    '--mantine-color-fjord-light-hover': 'var(--bg-hover)',
    '--mantine-color-fjord-light-color': 'var(--accent-text)',
    '--mantine-color-gray-light-hover': 'var(--bg-hover)',
    '--mantine-color-gray-light-color': 'var(--text)',
  };
  return { variables: {}, light: variables, dark: variables };
};
