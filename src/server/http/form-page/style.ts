import { hashSource } from '../own-hashes.ts';

/** The look of the site in one small sheet: this page must stand when nothing else does. */
export const formPageStyle = `
*{box-sizing:border-box}
body{margin:0;background:#fcf9f4;color:#0c3238;font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
a{color:#185a62;text-decoration-color:#6fb5aa;text-decoration-thickness:2px;text-underline-offset:.2em}
h1{margin:0 0 1rem;font:600 clamp(2rem,1.6rem + 2vw,3rem)/1.1 Fraunces,Georgia,serif;letter-spacing:-.02em}
h2{margin:0 0 .5rem;font:600 1.25rem/1.3 Fraunces,Georgia,serif}
header,main,footer{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;align-items:baseline}
.brand{color:#0c3238;font:600 1.375rem/1.2 Fraunces,Georgia,serif;text-decoration:none}
main{padding-block:1rem 3rem}
.summary{margin:0 0 2rem;padding:1.25rem 1.5rem;border-left:6px solid #c0412a;border-radius:1.25rem;background:#fde8e1}
.summary p,.summary ul{margin:.25rem 0}
.summary:focus{outline:none}
form{display:grid;gap:1.5rem;padding:clamp(1.25rem,4vw,2.5rem);border-radius:1.5rem;background:#fff;box-shadow:0 1px 2px rgb(8 37 42/.06),0 8px 24px -12px rgb(8 37 42/.18)}
@media(min-width:40rem){form{grid-template-columns:1fr 1fr}.field:not(.half),form>p,button{grid-column:1/-1}}
.field{display:grid;gap:.375rem;align-content:start}
label{font-weight:600}
.hint{margin:0;color:#185a62;font-size:1rem}
.error{margin:0;color:#9c3120;font-size:1rem;font-weight:600}
input,select,textarea{width:100%;min-height:3.25rem;padding:.625rem 1rem;border:1.5px solid #3a8f96;border-radius:.75rem;background:#fff;color:#08252a;font:inherit}
[aria-invalid]{border-color:#c0412a;box-shadow:0 0 0 1px #c0412a}
:focus-visible{outline:3px solid #1f727b;outline-offset:2px}
button{justify-self:start;min-height:3.25rem;padding:.625rem 1.75rem;border:0;border-radius:2rem;background:#c0412a;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#9c3120}
form>p{margin:0}
a[href^="tel:"]{white-space:nowrap}
.away{position:absolute;left:-999rem}
footer{font-size:1rem;border-top:1px solid #eee1cd}
`;

export const formPagePolicy = `default-src 'none'; style-src ${hashSource(formPageStyle)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
