import type { SocialProvider } from '@/utils/account/social';

const APPLE =
  'M16.4 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.2-2.8.8-3.5.8s-1.8-.8-3-.8c-1.5 0-2.9.9-3.7 2.3-1.6 2.7-.4 6.8 1.1 9 .8 1.1 1.7 2.3 2.9 2.2 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.5-.1-.1-2.5-1-2.5-3.5ZM14.200 5.800c.6-.8 1-1.800.9-2.800-.9 0-2 .6-2.600 1.300-.6.700-1.100 1.700-.9 2.700 1 .1 2-.500 2.600-1.200Z';

// colour-ok: Google asks for its four colours in every theme
const GOOGLE = ['#ea4335', '#fbbc05', '#34a853', '#4285f4'] as const;
// colour-ok: Facebook asks for its blue and white in every theme
const FACEBOOK = ['#1877f2', '#fff'] as const;

/** The mark of a provider, drawn here: nobody's server is asked for it. */
export function SocialMark({
  provider,
}: Readonly<{ provider: SocialProvider }>) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
      {provider === 'google' && (
        <g fill="none" strokeWidth={4}>
          <path d="M5.3 8.100A8 8 0 0 1 17.700 6.300" stroke={GOOGLE[0]} />
          <path d="M5.300 8.100a8 8 0 0 0 0 7.800" stroke={GOOGLE[1]} />
          <path d="M5.300 15.900A8 8 0 0 0 17.100 18.200" stroke={GOOGLE[2]} />
          <path d="M17.100 18.200A8 8 0 0 0 20 12h-8" stroke={GOOGLE[3]} />
        </g>
      )}
      {provider === 'apple' && <path fill="currentColor" d={APPLE} />}
      {provider === 'facebook' && (
        <>
          <circle cx={12} cy={12} r={11} fill={FACEBOOK[0]} />
          <path
            fill={FACEBOOK[1]}
            d="M13.500 23v-8.500h2.900l.5-3.300h-3.400V9.100c0-1 .5-1.800 1.900-1.800H17V4.500s-1.300-.2-2.500-.2c-2.600 0-4.300 1.600-4.300 4.400v2.500H7.300v3.300h2.900V23Z"
          />
        </>
      )}
    </svg>
  );
}
