import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getVideos } from '../../contract/endpoints.ts';
import { IntroVideos } from './IntroVideos.tsx';

/** The introductions among the first steps; they are optional, so a failure is not shown. */
export function StartVideos() {
  const { answer } = useCall(getVideos, { query: { language: useLanguage() } }, { staleMinutes: 30, background: true });
  return answer && answer.videos.length > 0 ? <IntroVideos /> : null;
}
