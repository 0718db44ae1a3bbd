// Converts a colour written as #rrggbb to PDF operators.
import { type PDFOperator, setFillingRgbColor, setStrokingRgbColor } from "@cantoo/pdf-lib";

const channels = (hex: string): [number, number, number] => {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
};

export const filling = (hex: string): PDFOperator => setFillingRgbColor(...channels(hex));
export const stroking = (hex: string): PDFOperator => setStrokingRgbColor(...channels(hex));
