import sharp from 'sharp';
const [out,cols,...names]=process.argv.slice(2);
const w=Number(cols)===3?620:900; const imgs=await Promise.all(names.map(async n=>sharp(`/tmp/w/shots/${n}.png`).resize({width:w}).toBuffer({resolveWithObject:true})));
const h=Math.max(...imgs.map(i=>i.info.height));const rows=Math.ceil(imgs.length/cols);
await sharp({create:{width:w*cols,height:h*rows,channels:3,background:'#888'}}).composite(imgs.map((i,k)=>({input:i.data,left:(k%cols)*w,top:Math.floor(k/cols)*h}))).png().toFile(`/tmp/w/shots/${out}.png`);
