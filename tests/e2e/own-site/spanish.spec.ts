import { expect, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { layoutShift, painted } from '../../support/layout-shift.ts';
import { formOn, newMailbox, sendButton } from '../../support/patient-form.ts';
import { inBothWindows } from '../../support/phone.ts';

let site: BreakableSite;
const phone = '(904) 555-0142';

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
});
test.beforeEach(() => site.setDatabase('up'));

const languageOf = async (email: string) => {
  const [row] = await site.sql`select language from appointments where email = ${email}`;
  return row?.['language'] as unknown;
};

async function openSpanishForm(page: Page) {
  await page.goto(`${site.url}/es/contact`);
  const form = formOn(page);
  await form.scrollIntoViewIfNeeded();
  return form;
}

test('a request in Spanish: what is missing, a line that drops, a database that is down, and the reference', async ({
  page,
  context,
}) => {
  const form = await openSpanishForm(page);
  await expect(form).toHaveAttribute('data-ready', '');
  await sendButton(page).click();
  await expect(form.getByRole('alert')).toContainText('Revise estos 4 datos, por favor:');
  await expect(form.getByLabel('Nombre')).toBeFocused();
  await expect(form.getByLabel('Nombre')).toHaveAccessibleDescription('Escriba su nombre.');

  const email = newMailbox();
  await form.getByLabel('Nombre').fill('Inés');
  await form.getByLabel('Apellido').fill('Ficticia');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Teléfono').fill('904 555 0100');
  await form.getByLabel('Servicio').selectOption({ label: 'Implantes dentales' });
  await form.getByLabel('¿Para quién es la cita?').selectOption({ label: 'Para mi hijo o hija' });
  await expect(form.getByRole('alert')).toBeEmpty();

  await context.setOffline(true);
  await sendButton(page).click();
  await expect(form.getByRole('status')).toContainText(
    `No tiene conexión. Deje esta página abierta y lo enviaremos en cuanto vuelva la conexión. También puede llamarnos al ${phone}`,
  );
  await form.getByRole('button', { name: 'No enviarlo' }).click();
  await expect(form.getByRole('status')).toContainText(
    'No lo hemos enviado. Todo lo que escribió sigue aquí.',
  );
  await context.setOffline(false);

  site.setDatabase('down');
  await sendButton(page).click();
  const sentence = `En este momento no podemos guardarlo. Inténtelo de nuevo en un momento o llámenos al ${phone}.`;
  const toast = page.getByRole('region', { name: /^Notificaciones \(F8\)/ }).getByRole('listitem');
  await expect(toast).toContainText(sentence);
  await expect(toast.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('No se ha perdido nada de lo que escribió.');
  await expect(form.getByLabel('Nombre')).toHaveValue('Inés');

  site.setDatabase('up');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Solicitud de cita enviada' })).toBeVisible();
  await expect(page.getByText(/^SD-[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar otro formulario' })).toBeVisible();
  expect(await languageOf(email)).toBe('es');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form is sent, comes back and thanks in Spanish', async ({ page }) => {
    const form = await openSpanishForm(page);
    const email = newMailbox();
    await form.getByLabel('Nombre').fill('Inés');
    await form.getByLabel('Apellido').fill('Ficticia');
    await form.getByLabel('Correo electrónico').fill(email);
    await form.getByLabel('Teléfono').fill('12');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Solicitar una cita' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByLabel('Teléfono').fill('904 555 0100');
    await page.getByRole('button', { name: 'Enviar de nuevo' }).click();
    await expect(page).toHaveURL(/\/es\/contact\/thank-you\?ref=SD-/);
    await expect(page.getByRole('heading', { level: 1, name: 'Gracias' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Recibimos su nota.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await languageOf(email)).toBe('es');
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL(`${site.url}/es`);
  });
});

test('costs in Spanish: the calculator and the lookup answer as somebody types', async ({ page }) => {
  await page.goto(`${site.url}/es/financial`);
  const result = page.locator('[data-verdict]');
  await expect(result).toHaveText('Con el plan ahorraría $65 o más.');
  await page.getByLabel('Personas en el plan').fill('2');
  await expect(result).toHaveText('Con el plan pagaría $235 más, a menos que necesite otros tratamientos.');
  await page.getByRole('tab', { name: 'Seguros' }).click();
  const answer = page.locator('[data-plan-answer]');
  await page.getByLabel('¿Aceptan mi plan?').fill('metl');
  await expect(answer).toContainText('Sí, aceptamos MetLife.');
  await page.getByLabel('¿Aceptan mi plan?').fill('Otra compañía');
  await expect(answer).toContainText('«Otra compañía» no está entre las aseguradoras que aceptamos.');
  await page.getByRole('tab', { name: 'Promociones' }).click();
  await page
    .getByRole('link', { name: /^Preguntar por las ofertas actuales/ })
    .first()
    .click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Ofertas actuales');
});

test('the header stays in its row, however wide the page is, in both languages, with a long name kept whole', async ({
  page,
}) => {
  for (const path of ['/es/financial', '/contact']) {
    await page.goto(site.url + path);
    for (const width of [320, 375, 390, 640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
      // Between 1024 and 1280 the links have a row of their own.
      expect.soft(height, `${path} at ${width}`).toBeLessThan(width === 1024 ? 110 : 70);
    }
  }
  const name = page.getByRole('banner').locator('.logo-name');
  await name.evaluate((element) => (element.textContent = 'Odontología Familiar Ficticia'));
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect.soft(height, `a long name at ${width}`).toBeLessThan(width === 1024 ? 110 : 70);
    expect
      .soft(await name.evaluate((element) => element.clientHeight), `the name at ${width}`)
      .toBeLessThan(50);
  }
});

test('the switch keeps the page, the booking dialog and an address that leads nowhere speak Spanish', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site.url}/es/contact`);
  await expect(page.locator('.open-now').first()).toHaveText(/^(Abierto|Cerrado) ahora, /);
  await page.getByRole('banner').getByRole('button', { name: /^Cita/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Programe su cita' });
  await expect(dialog.getByRole('button', { name: 'Abrir en otra pestaña' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);

  await page.goto(`${site.url}/es/no-existe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
});

test.describe('with a browser that asks for Spanish first', () => {
  test.use({ locale: 'es-US' });
  inBothWindows(() => {
    test('a page in English offers Spanish, moves nothing for it, and does not ask again', async ({
      page,
    }) => {
      const offered = page.getByRole('link', {
        name: /^(Ver esta página|Ir a nuestras páginas) en español$/,
      });
      await page.goto(`${site.url}/contact`);
      const since = await painted(page);
      await expect(offered).toBeVisible();
      expect((await layoutShift(page, since)).total).toBe(0);
      await expectAccessible(page, 'the offer of Spanish');
      await page.setViewportSize({ width: 320, height: 640 });
      const { x = -1, width = 0 } = (await offered.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThan(320);
      await page.mouse.wheel(0, 900);
      await expect(offered).toBeHidden();
      await page.mouse.wheel(0, -900);
      await expect(offered).toBeVisible();
      await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(offered).toHaveCount(0);

      // Where a page stands in English alone, it leads to those that do not.
      await page.goto(`${site.url}/privacy`);
      await expect(offered).toHaveText('Ir a nuestras páginas en español');
      await expect(offered).toHaveAttribute('href', `${site.url}/es`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(`${site.url}/contact`);
      await expect(page.locator('noscript[data-after-paint]')).toHaveCount(0);
      await expect(offered).toHaveCount(0);
    });
  });
});
