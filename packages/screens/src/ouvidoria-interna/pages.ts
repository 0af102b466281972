// The pages behind the first one. The browser loads them together, so that the style names of the server's drawing stay its own.
export { AcompanhamentoScreen } from './acompanhamento/AcompanhamentoScreen.tsx';
export { AnonimatoScreen } from './AnonimatoScreen.tsx';
export { DenunciaScreen } from './denuncia/DenunciaScreen.tsx';
