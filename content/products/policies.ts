import type { PolicySeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';

/**
 * The shop's policies; the company, its people and its addresses are invented. They say in words what the code holds in
 * numbers: prices and days of delivery, how long things are kept, ages, which entries are voluntary (docs/texts.md).
 */
export const policies: PolicySeed[] = [
  {
    kind: 'privacyPolicy',
    handle: 'privacy-policy',
    title: 'Privacy policy',
    bodyHtml: `<p>Ash Souvenirs Inc. (“we”) runs this shop for the ash hotels. This page says what we learn about you when you use it, what we do with that, and how to make us stop. It was last changed on 2 March 2026.</p>
<h2>What we collect</h2>
<ul>
<li>What you give us to place an order: your name, mail address, telephone number, delivery and billing addresses.</li>
<li>What you give us to open an account: your mail address, your date of birth if you choose to tell us, and a password, which we keep only in a form that cannot be read back.</li>
<li>What you give us to hold a table or a ticket: your name, mail address, your telephone number if you wish, and whatever you note.</li>
<li>What you write to us, and what we answer.</li>
<li>What any web server sees: your IP address, the pages you asked for and the time. We keep these logs for 30 days.</li>
</ul>
<p>We do not see or keep your card number. It goes straight to the company that takes the payment.</p>
<h2>What we use it for</h2>
<p>To pack and send your order, to tell you where it is, to take it back, to answer you, to keep the accounts the law requires, and, if you asked for our letters, to send them. Nothing else. We do not sell what we know about you and we do not buy what others know.</p>
<h2>Who else sees it</h2>
<p>The carrier sees your address. The payment company sees your payment. Our accountant, Bellweather &amp; Crane of Providence, sees invoices. Each may use it for that and for nothing more. We give information to a court or an authority when the law obliges us, and we read the request first.</p>
<h2>Cookies</h2>
<p>One cookie remembers your cart, one that you are signed in, one the nights you asked a room for, and one the day you planned in a city. None follows you elsewhere. There are no advertising cookies.</p>
<h2>How long we keep it</h2>
<p>Orders and invoices for seven years, because tax law asks for it. Accounts until you close them. Letters until you stop them. Tables and tickets until 30 days after the evening. Messages to the desk for 180 days.</p>
<h2>Your rights</h2>
<p>Wherever you live, you may ask us for a copy of what we hold about you, have it corrected, have it erased where no law makes us keep it, and take back any consent. <a href="/contact?topic=other#write">Write to us</a>, or to <a href="mailto:privacy@ash-souvenirs.example">privacy@ash-souvenirs.example</a>. We answer within 30 days and we do not charge.</p>
<h2>Children</h2>
<p>The shop is not meant for children under 16, and we do not knowingly keep anything about them.</p>
<h2>Who is responsible</h2>
<p>Ash Souvenirs Inc., 41 Counting House Lane, Providence, Rhode Island. Telephone 401-555-0141. The person in charge of privacy is Marguerite Oyelaran.</p>`,
  },
  {
    kind: 'refundPolicy',
    handle: 'refund-policy',
    title: 'Refund policy',
    bodyHtml: `<p>If you do not like it, send it back. If it came broken, tell us and keep the pieces until we have answered.</p>
<h2>Returns</h2>
<p>You have 45 days from the day it arrives. The thing should be unused and in what it came in; a robe may be tried on, a candle may not be lit. Soap and opened postcards cannot come back, for reasons you will see.</p>
<p><a href="/contact?topic=other#write">Write to us</a>, or to <a href="mailto:returns@ash-souvenirs.example">returns@ash-souvenirs.example</a>, with your order number. We send a label. Within the United States it is free; from Canada we take CA$9.50 off the refund towards it.</p>
<p>You may also hand it in at the desk of any of our hotels with the packing slip. The desk gives you a receipt and the refund starts that day.</p>
<h2>Refunds</h2>
<p>We pay the price back to the card or account it came from within five working days of having the parcel. Banks take a few more. The delivery charge is paid back too when the mistake was ours.</p>
<h2>Exchanges</h2>
<p>For another size or color, say so when you write and we put one aside. If it has sold out meanwhile we refund you instead.</p>
<h2>Broken, wrong or missing</h2>
<p>Tell us within 14 days, with a photograph if there is anything to see. We replace it or refund it, as you prefer, and you need not send back what is broken.</p>
<h2>Sale prices</h2>
<p>Reduced things may be returned like any other. You get back what you paid.</p>
<h2>Gifts</h2>
<p>Whoever was given it may return it with the packing slip, for a credit of the same value. We do not tell the giver.</p>
<p>Nothing here takes away rights that the law of your state or province gives you.</p>`,
  },
  {
    kind: 'shippingPolicy',
    handle: 'shipping-policy',
    title: 'Shipping policy',
    bodyHtml: `<p>Orders are packed in a former coal store in Providence, Rhode Island, Monday to Friday. What is ordered before noon Eastern time leaves the same day, unless it is a public holiday or it has snowed.</p>
<h2>Where we send</h2>
<p>The fifty states and the District of Columbia, and every province and territory of Canada. Nowhere else at present; we would sooner not than do it badly.</p>
<h2>What it costs and how long it takes</h2>
<table>
<thead><tr><th scope="col">Service</th><th scope="col">To the United States</th><th scope="col">To Canada</th></tr></thead>
<tbody>
<tr><th scope="row">Standard</th><td>$7.00, 3 to 6 working days</td><td>CA$14.00, 6 to 10 working days</td></tr>
<tr><th scope="row">Fast</th><td>$18.00, 2 working days</td><td>CA$32.00, 3 to 4 working days</td></tr>
<tr><th scope="row">Collect at a hotel desk</th><td>Free, from the third day</td><td>Not offered</td></tr>
</tbody>
</table>
<p>Standard delivery is free on orders of $120.00 or more in the United States, and CA$160.00 or more in Canada. It is what is left after discounts that counts. What weighs more than 20 kg (44 lb) goes by Standard only.</p>
<h2>Duty and tax</h2>
<p>Canadian prices are in Canadian dollars and include duty. Sales tax is worked out at checkout from the delivery address and shown before you pay.</p>
<h2>Following a parcel</h2>
<p>You get a message with a tracking number when the carrier has it. The same number is on the order’s page, which <a href="/orders">its number and your email</a> open. If it has not moved for five working days, write to us and we ask the carrier, so that you do not have to.</p>
<h2>Several parcels</h2>
<p>Posters travel in a tube of their own. If the rest of your order goes in a box, the two may come on different days. You pay for one.</p>
<h2>When it is lost</h2>
<p>A parcel that has not arrived 15 working days after leaving is lost as far as we are concerned. We send another or refund you. Questions: <a href="/contact?topic=other#write">write to us</a>, or call 401-555-0142 between nine and five Eastern time.</p>`,
  },
  {
    kind: 'termsOfService',
    handle: 'terms-of-service',
    title: 'Terms of service',
    bodyHtml: `<p>These are the terms on which Ash Souvenirs Inc., 41 Counting House Lane, Providence, Rhode Island (“we”) sells to you through this shop. By ordering you agree to them. They do not cover stays in the hotels, which have terms of their own.</p>
<h2>Ordering</h2>
<p>What you see in the shop is an invitation to order. Your order is an offer; it becomes a contract when we write to say that the parcel has left. Until then either of us may cancel it without giving a reason, and anything you have paid is paid back.</p>
<p>You must be 18 or over, or have the consent of someone who is. Some things from the bar are sold to people of 21 and over.</p>
<h2>Prices</h2>
<p>Prices are in US dollars for the United States and in Canadian dollars for Canada. The price is the one shown when you order. If it was plainly wrong (a bathrobe for a dollar) we tell you before we send anything, and you choose.</p>
<h2>Stock</h2>
<p>Most things are made in small runs. If something sells out between your order and our shelf, we say so within two working days and refund it.</p>
<h2>How things look</h2>
<p>The pictures are drawn. We check the colors against the things themselves, but a screen is not a blanket. Things made by hand differ from each other.</p>
<h2>Accounts</h2>
<p>Keep your password to yourself. Tell us if you think somebody else has it. We may close an account used to cheat us or other people.</p>
<h2>What is ours</h2>
<p>The drawings, words and names in the shop belong to us or to the people who made them for us. You may link to any page. Ask before you print anything.</p>
<h2>What we are liable for</h2>
<p>We are liable for what we sell and for what we break. We are not liable for losses that neither of us could have foreseen when you ordered, or for more than you paid for the order. No sentence here limits liability that the law does not let us limit.</p>
<h2>Law and disputes</h2>
<p>The law of Rhode Island applies, together with the consumer law of the place you live in. <a href="/contact?topic=other#write">Write to us first</a>, at <a href="mailto:desk@ash-souvenirs.example">desk@ash-souvenirs.example</a> if you like, or call 401-555-0140; nearly everything is settled by someone going to look.</p>
<h2>Changes</h2>
<p>When these terms change, the date below changes too, and orders already placed keep the terms they were placed under. Last changed on 2 March 2026.</p>`,
  },
];
