import { serve } from '#kernel/server/serve.ts';
import { content } from '../contract/index.ts';
import { getContentPage } from './get-content-page.ts';
import { getHelp, getHelpPages } from './get-help.ts';
import { getNews } from './get-news.ts';
import { getRoleDescriptions } from './get-role-descriptions.ts';
import { getTeasers } from './get-teasers.ts';
import { getVideos } from './get-videos.ts';

export default serve(content, { getContentPage, getHelp, getHelpPages, getNews, getRoleDescriptions, getTeasers, getVideos });
