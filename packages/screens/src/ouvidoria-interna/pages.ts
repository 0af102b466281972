// The pages behind the first one. The browser loads them together, so that its style names match the server's drawing.
export { AcompanhamentoScreen } from './acompanhamento/AcompanhamentoScreen.tsx';
export { AnonimatoScreen } from './AnonimatoScreen.tsx';
export { DenunciaScreen } from './denuncia/DenunciaScreen.tsx';
