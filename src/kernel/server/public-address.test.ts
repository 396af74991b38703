import { describe, expect, test } from 'vitest';
import { ClosedAddress, isClosedHost, isPublicAddress, publicLookup, type Resolve } from './public-address.ts';

describe('an address of the public internet', () => {
  test.each([
    ['3.65.102.105', true],
    ['100.63.255.255', true],
    ['100.128.0.0', true],
    ['172.15.255.255', true],
    ['172.32.0.0', true],
    ['2a05:d014::1', true],
    ['127.0.0.1', false],
    ['127.255.255.254', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['100.100.100.200', false],
    ['169.254.169.254', false],
    ['168.63.129.16', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['192.0.0.192', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00:ec2::254', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:3.65.102.105', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:0:7f00:1::', false],
    ['2001:db8::1', false],
    ['hooks.slack.com', false],
    ['', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

test.each([
  ['https://127.0.0.1:8443/x', true],
  ['https://2130706433/', true],
  ['https://0x7f.1/', true],
  ['https://[::1]/', true],
  ['https://[::ffff:169.254.169.254]/', true],
  ['https://169.254.169.254/latest', true],
  ['https://3.65.102.105/', false],
  ['https://[2a05:d014::1]/', false],
  // A name is looked up, and judged then.
  ['https://localhost/', false],
])('the host of %s is closed by itself: %s', (url, isClosed) => {
  expect(isClosedHost(new URL(url).hostname)).toBe(isClosed);
});

/** What a connection is given, all addresses or one. */
function looked(resolve: Resolve, all: boolean): Promise<unknown> {
  return new Promise((done) => {
    publicLookup(resolve)('hooks.slack.com', { all }, (error, address, family) => done(error ?? (all ? address : [address, family])));
  });
}
const answering =
  (...addresses: string[]): Resolve =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('looking a name up', () => {
  test('gives what was checked to the connection', async () => {
    expect(await looked(answering('3.65.102.105', '2a05:d014::1'), true)).toEqual([
      { address: '3.65.102.105', family: 4 },
      { address: '2a05:d014::1', family: 6 },
    ]);
    expect(await looked(answering('3.65.102.105', '2a05:d014::1'), false)).toEqual(['3.65.102.105', 4]);
  });

  test('refuses a name when one of its addresses is closed', async () => {
    expect(await looked(answering('3.65.102.105', '169.254.169.254'), true)).toBeInstanceOf(ClosedAddress);
    expect(await looked(answering('::1'), false)).toBeInstanceOf(ClosedAddress);
  });

  test('asks once for each connection, so that a name whose answer changes is judged by the answer that is used', async () => {
    let asked = 0;
    const changing: Resolve = (host, options, done) => {
      asked += 1;
      answering(asked === 1 ? '3.65.102.105' : '127.0.0.1')(host, options, done);
    };
    expect(await looked(changing, true)).toEqual([{ address: '3.65.102.105', family: 4 }]);
    expect(asked).toBe(1);
    expect(await looked(changing, true)).toBeInstanceOf(ClosedAddress);
  });

  test('passes on that a name is not known', async () => {
    const unknown: Resolve = (_host, _options, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await looked(unknown, true)).toMatchObject({ code: 'ENOTFOUND' });
    expect(await looked(answering(), true)).toBeInstanceOf(Error);
  });
});
