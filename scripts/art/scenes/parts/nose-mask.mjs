/** The soft mask for nitrous oxide with its strap, about 380 wide around (x, y); the strap's top hangs 234 above. */
import { ink, mix, sand, seaglass } from './scene.mjs';

export const noseMask = (s, x, y, scale = 1) =>
  s.group({ transform: `translate(${x} ${y}) scale(${scale}) translate(-798 -564)` }, () => {
    s.path('M674 600C636 420 752 322 838 332C906 336 962 430 924 600', 'none', { stroke: sand[300], 'stroke-width': 16, 'stroke-linecap': 'round' });
    s.path('M690 560C690 470 740 420 798 420S906 470 906 560C906 650 870 706 798 706S690 650 690 560Z', ink[950], { opacity: 0.28, filter: s.blur(18), transform: 'translate(-24 24)' });
    s.path('M672 560C680 460 730 404 798 404S916 460 924 560C930 660 880 724 798 724S666 660 672 560Z', s.linAt([seaglass[100], seaglass[300], mix(seaglass[400], ink[500], 0.5)], 880, 410, 720, 720));
    s.path('M704 566C710 480 746 436 798 436S886 480 892 566C896 640 858 690 798 690S700 640 704 566Z', s.linAt([[mix(seaglass[400], ink[500], 0.4), 0, 0.5], [seaglass[200], 1, 0.9]], 880, 410, 720, 720));
    for (const x of [684, 912]) s.rect(x - 36, 580, 72, 52, s.lin([sand[50], sand[300]]), 20);
    s.path('M840 440C880 466 896 510 900 552', 'none', { stroke: '#ffffff', 'stroke-width': 12, 'stroke-linecap': 'round', opacity: 0.85 });
  });
