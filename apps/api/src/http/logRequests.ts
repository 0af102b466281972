import type { FastifyInstance } from 'fastify';

/** One line per request of the staff app: the route's pattern and never the address; the ombudsman logs nothing. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined ? /ouvidoriainterna/i.test(request.url) : /ouvidoriainterna/i.test(route)) return;
    const { method } = request;
    app.log.info({
      id: request.id,
      method,
      route: route ?? 'nenhuma',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
};
