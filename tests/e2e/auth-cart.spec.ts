import { carrySession, expect, newCustomer, test } from './account-site.ts';
import { addToCart, cartLine, changeShop } from './shop-steps.ts';
import { untilInteractive } from './site-test.ts';

const mug = '/souvenirs/product/karls-mug';
const picks = '/souvenirs/product/cocktail-picks';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a guest’s cart joins the customer’s at login, as far as there is stock', async ({ browser, ownSite }) => {
      const customer = await newCustomer(ownSite.address);
      changeShop(ownSite.database, 'UPDATE commerce_variant SET quantity = 3 WHERE sku = ?', 'ASH-MUG-KARLS');
      const options = { baseURL: ownSite.address, javaScriptEnabled };
      const open = async (path: string) => {
        const page = await (await browser.newContext(options)).newPage();
        await page.goto(path);
        if (javaScriptEnabled) await untilInteractive(page);
        return page;
      };
      const add = async (page: Awaited<ReturnType<typeof open>>, path: string, times: number) => {
        for (let time = 0; time < times; time += 1) {
          await page.goto(path);
          if (javaScriptEnabled) await untilInteractive(page);
          await addToCart(page);
        }
      };

      const atHome = await open('/auth/login');
      await carrySession(atHome.context(), ownSite.address, customer);
      await add(atHome, mug, 2);

      const onThePhone = await open(picks);
      await add(onThePhone, picks, 1);
      await add(onThePhone, mug, 2);
      await onThePhone.goto('/auth/login');
      await onThePhone.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(customer.email);
      await onThePhone.getByLabel('Password').fill(customer.password);
      await onThePhone.getByRole('button', { name: 'Log in' }).click();
      await onThePhone.waitForURL('**/auth/account');
      await onThePhone.goto('/cart');
      await expect(cartLine(onThePhone, 'Karl’s Diner mug').getByRole('spinbutton')).toHaveValue('3');
      await expect(onThePhone.getByRole('list', { name: 'In your cart' }).getByRole('listitem')).toHaveCount(2);

      await atHome.goto('/cart');
      await expect(cartLine(atHome, 'Karl’s Diner mug').getByRole('spinbutton')).toHaveValue('3');
      await Promise.all([atHome.context().close(), onThePhone.context().close()]);
    });
  });
}
