/** The five addresses of the portal (OUV-1); used by the server, the prerender and links. */
export const rotas = {
  inicio: '/ouvidoriaInterna/inicio',
  anonimato: '/ouvidoriaInterna/anonimato',
  acompanhamento: '/ouvidoriaInterna/acompanhamento',
  anonima: '/ouvidoriaInterna/denuncia/anon',
  identificada: '/ouvidoriaInterna/denuncia/nonanon',
} as const;
