import postcss from 'postcss'; import fs from 'fs'; import z from 'zlib';
const f=process.argv[2]; const h=fs.readFileSync(f,'utf8'); const br=s=>z.brotliCompressSync(s).length;
const m=h.match(/<style[^>]*>([\s\S]*?)<\/style>/); const [a,b]=[h.slice(0,m.index+m[0].indexOf('>')+1),h.slice(m.index+m[0].length-8)];
const root=postcss.parse(m[1]); const base=br(h); const out=[];
const nodes=[]; root.walk(n=>{ if(n.type==='decl'||n.type==='rule'||n.type==='atrule') nodes.push(n) });
for(const n of nodes){ const p=n.parent, i=p.index(n); n.remove(); const d=base-br(a+root.toString()+b); p.insertBefore? (i<p.nodes.length? p.insertBefore(p.nodes[i],n):p.append(n)):0; 
 out.push([d, n.type==='decl'? (n.parent.selector||n.parent.params||'')+' { '+n.toString()+' }' : n.toString().slice(0,140)]); }
out.sort((x,y)=>y[0]-x[0]); console.log(base, nodes.length); console.log(out.filter(x=>x[0]>=+process.argv[3]).map(x=>x.join(' ').slice(0,190)).join('\n'));
