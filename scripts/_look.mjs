import { chromium } from 'playwright-core';
import sharp from 'sharp';
const base='http://127.0.0.1:4201';
const login=async(role)=>(await (await fetch(base+'/session',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:`${role}@example.com`,password:'tickets123'})})).json()).token;
const token=await login('admin');
const photo=await sharp({create:{width:1200,height:800,channels:3,background:'#2277aa'}}).composite([{input:Buffer.from('<svg width="1200" height="800"><circle cx="600" cy="400" r="250" fill="#ffcc33"/><rect x="0" y="600" width="1200" height="200" fill="#3a7"/></svg>')}]).jpeg().toBuffer();
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const visit=async({width=1280,height=900,dark=false,lang='pt'})=>{const c=await b.newContext({viewport:{width,height},colorScheme:dark?'dark':'light',locale:lang});await c.addInitScript(([t,l])=>{localStorage.setItem('jwt_token',t);localStorage.setItem('language',l)},[token,lang]);const p=await c.newPage();p.on('console',m=>m.type()==='error'&&console.log('console',m.text()));p.on('pageerror',e=>console.log('pageerror',e.message));p.on('response',r=>r.status()>=400&&console.log(r.status(),r.url()));return p};
const api=async(path,init={})=>(await fetch(base+path,{...init,headers:{authorization:'Bearer '+token,'content-type':'application/json',...init.headers}})).json();
const [product]=await api('/api/products?_start=0&_end=1');
console.log(product.id, product.title);

const up=async(to,name,body)=>{const r=await fetch(base+'/api/files/'+to,{method:'POST',headers:{authorization:'Bearer '+token,'content-type':'application/octet-stream','content-disposition':"attachment; filename*=UTF-8''"+encodeURIComponent(name)},body});return r.json()};
const products=await api('/api/products?_start=0&_end=6&_sort=title');
const colours=['#884','#2277aa','#a33','#383','#638','#d80'];
for(const [i,pr] of products.entries()){const img=await sharp({create:{width:900,height:i%2?1200:600,channels:3,background:colours[i]}}).composite([{input:Buffer.from('<svg width="900" height="600"><circle cx="450" cy="300" r="220" fill="#ffcc33"/></svg>')}]).jpeg().toBuffer();const {value}=await up('products/photo',`Foto ${i}.jpg`,img);const r=await api('/api/products/'+pr.id,{method:'PATCH',body:JSON.stringify({photo:value})});if(r.statusCode)console.log(r);}
const [prov]=await api('/api/providers?_start=0&_end=1');
const c=await up('providers/contract','Contrato de distribuição 2026 assinado.pdf',Buffer.from('%PDF-1.4\n%%EOF\n'));
await api('/api/providers/'+prov.id,{method:'PATCH',body:JSON.stringify({contract:c.value})});
const id=products[0].id;
const shot=async(p,n)=>{await p.screenshot({path:`/tmp/w/shots/${n}.png`});};
{const p=await visit({});await p.goto(`${base}/apps/administration/products/${id}`);await p.waitForTimeout(2500);const input=p.locator('input[type=file]').first();await input.scrollIntoViewIfNeeded();await shot(p,'a-form');
 await input.setInputFiles({name:'grande.jpg',mimeType:'image/jpeg',buffer:Buffer.alloc(11*1024*1024)});await p.waitForTimeout(500);await shot(p,'a-large');
 await input.setInputFiles({name:'texto.jpg',mimeType:'image/jpeg',buffer:Buffer.from('%PDF-1.4\n%%EOF\n')});await p.waitForTimeout(1500);await shot(p,'a-type');
 await input.setInputFiles({name:'Montanha Russa.jpg',mimeType:'image/jpeg',buffer:photo});await p.waitForTimeout(1500);await p.getByRole('button',{name:'Salvar',exact:true}).click();await p.waitForTimeout(2000);await shot(p,'a-saved');
 await p.getByRole('tab',{name:/Hist/}).click().catch(()=>{});await p.waitForTimeout(1500);await shot(p,'a-history');}
{const p=await visit({});await p.goto(`${base}/apps/administration/products?columns=title,photo,sku,status`);await p.waitForTimeout(2500);await shot(p,'b-list');
 const btn=p.getByRole('button',{name:/Colunas/}).first();await btn.click().catch(e=>console.log('cols',String(e).slice(0,100)));await p.waitForTimeout(800);await p.getByRole('checkbox',{name:'Foto'}).click().catch(e=>console.log('foto',String(e).slice(0,100)));await p.waitForTimeout(1500);await p.keyboard.press('Escape');await p.waitForTimeout(1000);await shot(p,'b-list2');}
{const p=await visit({width:390,height:844,dark:true,lang:'en'});await p.goto(`${base}/apps/administration/products/${id}`);await p.waitForTimeout(2500);const input=p.locator('input[type=file]').first();await input.scrollIntoViewIfNeeded();await shot(p,'c-narrow');}
{const p=await visit({width:390,height:844,lang:'fr'});await p.goto(`${base}/apps/administration/products`);await p.waitForTimeout(2500);await shot(p,'c-cards');}
{const p=await visit({dark:true,lang:'en'});await p.goto(`${base}/apps/administration/providers/${prov.id}`);await p.waitForTimeout(2500);const input=p.locator('input[type=file]').first();await input.scrollIntoViewIfNeeded().catch(()=>{});await shot(p,'d-provider');}
await b.close();
