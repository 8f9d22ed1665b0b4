import { useIntl } from 'react-intl'
import type { Place } from '@/components/place.ts'
import styles from './location.module.css'

const WIDTH = 360
const HEIGHT = 180
/** Degrees between two lines. */
const STEP = 30

const meridians = linesOf(WIDTH)
const parallels = linesOf(HEIGHT)

function linesOf(size: number): number[] {
  return Array.from({ length: size / STEP - 1 }, (_, index) => (index + 1) * STEP)
}

/** Where on the earth a place lies: the lines of the globe and a point, drawn without a network. */
export function PlaceMap({ place }: { place: Place }) {
  const intl = useIntl()
  const x = +place.longitude + WIDTH / 2
  const y = HEIGHT / 2 - +place.latitude
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={intl.formatMessage(
          {
            id: 'location.map.label',
            defaultMessage: 'Position on the globe: latitude {latitude}, longitude {longitude}',
            description: 'Name of the drawing of a position, for screen readers.',
          },
          { latitude: place.latitude, longitude: place.longitude },
        )}
      >
        <g className={styles.lines}>
          {meridians.map((at) => (
            <line key={at} x1={at} x2={at} y1={0} y2={HEIGHT} />
          ))}
          {parallels.map((at) => (
            <line key={at} x1={0} x2={WIDTH} y1={at} y2={at} />
          ))}
        </g>
        <line className={styles.equator} x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <line className={styles.equator} x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
        <g className={styles.cross}>
          <line x1={x} x2={x} y1={0} y2={HEIGHT} />
          <line x1={0} x2={WIDTH} y1={y} y2={y} />
        </g>
        <circle className={styles.halo} cx={x} cy={y} r={9} />
        <circle className={styles.point} cx={x} cy={y} r={4} />
      </svg>
      <figcaption className={styles.caption}>
        {intl.formatMessage({
          id: 'location.map.caption',
          defaultMessage: 'Schematic: lines every 30°, the equator and the prime meridian darker.',
          description: 'Below the drawing of a position.',
        })}
      </figcaption>
    </figure>
  )
}
