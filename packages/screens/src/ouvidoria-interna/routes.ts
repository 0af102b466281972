/** The five addresses of the portal (spec 000 §2); the same on the server, in the prerender and in links. */
export const rotas = {
  inicio: '/ouvidoriaInterna/inicio',
  anonimato: '/ouvidoriaInterna/anonimato',
  acompanhamento: '/ouvidoriaInterna/acompanhamento',
  anonima: '/ouvidoriaInterna/denuncia/anon',
  identificada: '/ouvidoriaInterna/denuncia/nonanon',
} as const;
