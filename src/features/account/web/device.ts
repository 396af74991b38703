/** A user's device, as far as the user agent tells. */
export interface Device {
  browser: string | undefined;
  system: string | undefined;
  isHandheld: boolean;
}

type Rule = readonly [pattern: RegExp, name: string];

// The order matters: most browsers claim to be Chrome, and Chrome claims to be Safari.
const browsers: readonly Rule[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const systems: readonly Rule[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const handheld: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android']);

/** Reads browser and system from a user agent; versions are omitted, because browsers no longer report them reliably. */
export function deviceOf(userAgent: string): Device {
  const named = (rules: readonly Rule[]) => rules.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = named(systems);
  return { browser: named(browsers), system, isHandheld: system !== undefined && handheld.has(system) };
}
