/** Address of a page of the ombudsman portal; `portalUrl` is the portal's own address, with or without a last slash. */
export const portalPage = (portalUrl: string, path = '/ouvidoriaInterna/inicio'): string =>
  portalUrl.replace(/\/+$/, '') + path;
