import { expect, test } from 'vitest';
import { otherTabs, type TabMessage } from './other-tabs.ts';

test('what one tab tells, every other tab hears, and the tab itself does not', async () => {
  const [here, there, elsewhere] = [otherTabs('test'), otherTabs('test'), otherTabs('another product')];
  const heard: [string, TabMessage][] = [];
  here.follow((news) => heard.push(['here', news]));
  elsewhere.follow((news) => heard.push(['elsewhere', news]));
  const news: TabMessage = { kind: 'expires', at: 5 };
  await new Promise<void>((done) => {
    there.follow((told) => {
      heard.push(['there', told]);
      done();
    });
    here.tell(news);
  });
  expect(heard).toEqual([['there', news]]);
});
