/** The plugins of Vite the host's emulator consists of: none (docs/decisions/0054). */
export default function noEmulator() {
  return [];
}
