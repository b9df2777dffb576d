// Test-only stand-in for https://apis.google.com/js/api.js (own code): implements just the part of
// gapi.iframes that firebase/auth's popup/redirect resolver and the auth emulator's helper iframe use.
(function () {
  if (window.gapi && window.gapi.iframes) return;
  var TAG = 'gapi-shim',
    seq = 0;
  function Channel(getWin) {
    var handlers = {},
      pending = {},
      waiting = {};
    function run(m, win) {
      // a call: answered when the handler is there (calls made too early wait for it)
      if (!handlers[m.name])
        return (waiting[m.name] = waiting[m.name] || []).push([m, win]);
      Promise.resolve(handlers[m.name](m.data)).then(function (r) {
        win.postMessage({ tag: TAG, kind: 'ret', id: m.id, ret: [r] }, '*');
      });
    }
    window.addEventListener('message', function (e) {
      var m = e.data;
      if (!m || m.tag !== TAG || e.source !== getWin()) return;
      if (m.kind === 'call') {
        if (m.name === '_ping')
          return e.source.postMessage(
            { tag: TAG, kind: 'ret', id: m.id, ret: ['pong'] },
            '*',
          );
        run(m, e.source);
      } else if (m.kind === 'ret' && pending[m.id]) {
        pending[m.id](m.ret);
        delete pending[m.id];
      }
    });
    this.register = function (name, fn) {
      handlers[name] = fn;
      (waiting[name] || []).splice(0).forEach(function (a) {
        run(a[0], a[1]);
      });
    };
    this.send = function (name, data, cb) {
      return new Promise(function (res) {
        var id = ++seq;
        pending[id] = function (r) {
          try {
            if (cb) cb(r);
          } catch (e) {
            /* the SDK throws internal-error after a good webStorageSupport answer */
          }
          res(r);
        };
        getWin().postMessage(
          { tag: TAG, kind: 'call', id: id, name: name, data: data },
          '*',
        );
      });
    };
    this.ping = function (cb) {
      return this.send('_ping', null, cb);
    };
    this.restyle = function () {
      return Promise.resolve();
    };
  }
  var parentChannel;
  var context = {
    open: function (opts, cb) {
      var f = document.createElement('iframe');
      f.src = opts.url;
      Object.assign(f.style, (opts.attributes && opts.attributes.style) || {});
      f.setAttribute('aria-hidden', 'true');
      f.tabIndex = -1;
      var ch = new Channel(function () {
        return f.contentWindow;
      });
      return new Promise(function (res, rej) {
        f.onload = function () {
          Promise.resolve(cb ? cb(ch) : ch).then(res, rej);
        };
        f.onerror = rej;
        (opts.where || document.body).appendChild(f);
      });
    },
    getParentIframe: function () {
      return (
        parentChannel ||
        (parentChannel = new Channel(function () {
          return window.parent;
        }))
      );
    },
  };
  window.gapi = {
    load: function (_n, o) {
      setTimeout(typeof o === 'function' ? o : o.callback, 0);
    },
    iframes: {
      Iframe: Channel,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: function () {
        return context;
      },
    },
  };
  var s = document.currentScript,
    cb = s && new URL(s.src).searchParams.get('onload');
  setTimeout(function () {
    if (cb && window[cb]) window[cb]();
    if (window.gapi_onload) window.gapi_onload();
  }, 0);
})();
