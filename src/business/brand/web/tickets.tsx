// Tickets, scattered: what stands behind the welcome.

const ticket =
  'M14 0H226a14 14 0 0 1 14 14V38a22 22 0 0 0 0 44V106a14 14 0 0 1-14 14H14A14 14 0 0 1 0 106V82a22 22 0 0 0 0-44V14A14 14 0 0 1 14 0Z';
const places = [
  { transform: 'translate(380 -30) rotate(18) scale(1.5)', opacity: 0.1 },
  { transform: 'translate(420 150) rotate(-12) scale(1.25)', opacity: 0.07 },
  { transform: 'translate(330 560) rotate(-16) scale(1.7)', opacity: 0.13 },
  { transform: 'translate(20 690) rotate(10) scale(1.2)', opacity: 0.07 },
] as const;

export function Tickets() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 800"
      preserveAspectRatio="xMaxYMid slice"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {places.map(({ transform, opacity }) => (
        <g
          key={transform}
          transform={transform}
          fill="none"
          stroke="#aab6ff"
          strokeOpacity={opacity * 3}
          fillOpacity={opacity * 0.5}
        >
          <path d={ticket} fill="#aab6ff" strokeWidth="1.2" />
          <path d="M168 14V106" strokeWidth="3" strokeDasharray="0.1 9" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
