import { chromium } from '@playwright/test';
import { readFileSync, readdirSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
const url='http://localhost:4601', dir='/tmp/ws/data/mail';
const email='awa@recrutement.example', password='quatre baobabs au vent';
for (const f of readdirSync(dir)) {
  const t=Buffer.from(readFileSync(dir+'/'+f,'utf8').split('\r\n\r\n')[1],'base64').toString();
  const id=/change-your-password\/([\w-]{43})/.exec(t)?.[1];
  if (id) { const r=await fetch(url+'/_data/submit/changePassword',{method:'POST',headers:{'content-type':'application/json','idempotency-key':randomUUID()},body:JSON.stringify({id,email,password,passwordConfirm:password})}); console.log(r.status, (await r.text()).slice(0,100)); }
}
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const ctx = await browser.newContext({viewport:{width:1280,height:900},locale:'fr-FR'});
const page = await ctx.newPage();
page.on('console',m=>['error','warning'].includes(m.type())&&console.log('CONSOLE',m.text()));
page.on('pageerror',e=>console.log('ERROR',e.message));
await page.goto(url+'/recrutements/atelier');
await page.waitForSelector('#atelier-email');
await page.screenshot({path:'/tmp/ws/signin.png'});
await page.fill('#atelier-email',email); await page.fill('#atelier-mot-de-passe',password);
await page.click('text=Se connecter');
await page.waitForSelector('nav[aria-label=Atelier]');
await page.waitForTimeout(2500);
await page.screenshot({path:'/tmp/ws/forms.png',fullPage:true});
console.log((await page.locator('main').innerText()).slice(0,3000));
await ctx.storageState({path:'/tmp/ws/state.json'});
await browser.close();
