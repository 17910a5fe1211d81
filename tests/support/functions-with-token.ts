import type { BrowserContext, Route } from 'playwright/test';
import { forgetEnvironment } from '#server/env.ts';
import { setLogWriter } from '#server/http/request-log.ts';
import me from '../../netlify/functions/admin-me.ts';
import offer from '../../netlify/functions/admin-uploadthing.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import arrival from '../../netlify/functions/uploadthing.ts';
import { call } from './call.ts';
import { standInToken, UploadThingStandIn } from './uploadthing-stand-in.ts';

const imagesPath = '/api/blog-images/';

/**
 * The site under test as it is where a token is set: the functions that ask for it run here, on the same database, so that
 * no second site has to be built and started. The page's policy is another test's business.
 */
export async function keepPicturesAtStandIn(
  context: BrowserContext,
): Promise<{ service: UploadThingStandIn; stop: () => Promise<void> }> {
  const service = await new UploadThingStandIn().start();
  const set = ['DEPLOY_CONTEXT', 'UPLOADTHING_TOKEN', 'UPLOADTHING_URL'];
  const before = { ...process.env };
  Object.assign(process.env, {
    DEPLOY_CONTEXT: 'production',
    UPLOADTHING_TOKEN: standInToken,
    UPLOADTHING_URL: service.url,
  });
  forgetEnvironment();
  setLogWriter(() => undefined);
  service.deliver = async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    return call(arrival, pathname + search, { body: await request.text(), headers });
  };
  const answerWith = (handler: typeof me) => async (route: Route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const answer = await call(handler, pathname + search, {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData() ?? undefined,
      params: { id: pathname.replace(imagesPath, '') },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
  };
  await context.route('**/api/admin/me', answerWith(me));
  await context.route('**/api/admin/uploadthing?*', answerWith(offer));
  await context.route(`**${imagesPath}*`, answerWith(pictures));
  return {
    service,
    stop: async () => {
      for (const name of set) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, before);
      forgetEnvironment();
      await service.stop();
    },
  };
}
