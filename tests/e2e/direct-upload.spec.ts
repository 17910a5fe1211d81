import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { openDesk, toast, type Editor } from '../support/desk.ts';
import { keepPicturesAtStandIn } from '../support/functions-with-token.ts';
import { expect, test } from '../support/policy.ts';
import { sql } from '../support/sql.ts';
import type { UploadThingStandIn } from '../support/uploadthing-stand-in.ts';

// The site is built without a token, and its policy is as strict as that.
test.use({ bypassCSP: true });
test.describe.configure({ mode: 'default' });

let service: UploadThingStandIn;
let stop: () => Promise<void>;
let editor: Editor;
/** Pictures that went through our own function. */
let posted: string[];

test.beforeEach(async ({ page, context }) => {
  ({ service, stop } = await keepPicturesAtStandIn(context));
  posted = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/upload-image')) posted.push(request.url());
  });
  editor = await openDesk(page);
});
test.afterEach(() => stop());

/** As large as a phone makes them: with where it was taken, and behind the picture the film of its moment. */
async function phonePhoto(): Promise<Buffer> {
  const picture = sharp({ create: { width: 5_000, height: 3_750, channels: 3, background: '#808080' } })
    .withExif({
      IFD0: { Copyright: 'secret-owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 56/1' },
    })
    .jpeg();
  return Buffer.concat([await picture.toBuffer(), Buffer.alloc(20_000_000, 'film')]);
}
const smallPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f727b' } })
    .jpeg()
    .toBuffer();

test('a photo of 20 MB goes straight to the service, drawn anew, and comes back in the widths shown', async ({
  page,
}, info) => {
  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(20_000_000);
  const file = info.outputPath('IMG_0042 (Anna).jpg');
  writeFileSync(file, photo);
  const sent: Buffer[] = [];
  const take = service.deliver;
  service.deliver = (request) => {
    sent.push(
      ...service.files.filter(({ disposition }) => disposition === 'attachment').map(({ bytes }) => bytes),
    );
    return take(request);
  };
  const field = page.getByLabel('Featured image', { exact: true });
  await field.setInputFiles(file);
  await expect(page.getByText('Uploading image...').first()).toBeVisible();
  await expect(field).toBeDisabled();
  const shown = page.locator('form img[src^="/api/blog-images/"]').first();
  await expect(shown).toBeVisible({ timeout: 120_000 });
  await expect(page.getByLabel('Image alt text')).toHaveValue(/^Featured image for/);
  await expectAccessible(page, 'picture uploaded');

  expect(posted).toEqual([]);
  expect(sent).toHaveLength(1);
  for (const secret of ['secret-owner', 'film']) expect(sent[0]?.includes(secret), secret).toBe(false);
  const { width, height, exif } = await sharp(sent[0]).metadata();
  expect([width, height, exif]).toEqual([2_400, 1_800, undefined]);
  // The service holds what we made of it, and no longer what was sent.
  expect(service.files.map(({ type }) => type).sort()).toEqual([
    'image/jpeg',
    ...Array(4).fill('image/webp'),
  ]);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
});

test('what is no picture, and a service that stays away, are answered as ever; a line cut half-way and a session that ended cost nothing but time', async ({
  page,
}) => {
  const field = page.getByLabel('Featured image', { exact: true });
  const script = Buffer.from('<html><script>alert(1)</script></html>');
  await field.setInputFiles({ name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: script });
  await expect(page.locator('form')).toContainText('This file is not an image we can use.');
  expect([posted.length, service.files.length]).toEqual([1, 0]);

  service.failures.set(/^PUT/, Infinity);
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto() });
  await expect(page.locator('form')).toContainText('Failed to upload image', { timeout: 120_000 });
  await expect(toast(page)).toContainText('Failed to upload image');
  await expect(field).toBeEnabled();
  expect(service.files).toEqual([]);

  service.failures.clear();
  service.cut = /^PUT/;
  await sql('update admin_sessions set ended_at = now() where admin_id = $1', [editor.id]);
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto() });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill(editor.password);
  await dialog.getByRole('button', { name: /Sign In/ }).click();
  await expect(page.locator('form img[src^="/api/blog-images/"]').first()).toBeVisible({ timeout: 120_000 });
  expect(service.files.filter(({ disposition }) => disposition === 'attachment')).toEqual([]);
});
