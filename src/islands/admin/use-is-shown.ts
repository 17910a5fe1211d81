import { useEffect, useRef, type RefObject } from 'react';

/** For what comes of a call later on: whether its component is still on the screen. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
