/** CRC16, CCITT-FALSE, of ASCII text, as four capital hexadecimal digits. */
export const crc16 = (texto: string): string => {
  let crc = 0xffff;
  for (const byte of Buffer.from(texto, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
